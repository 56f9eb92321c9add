import { groupBy } from '../../../deployment/group-by.ts';
import { isPattern, isReadable, literalPattern, matchesGlob } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';

/** In such files, a playbook of Ansible names its roles. */
const YAML = /\.ya?ml$/;
/** A variable that a tool reads has its name in front: `COMPOSE_PROFILES`. */
const OF_TOOL = /^([A-Z]{3,99})_[A-Z_]{3,99}$/;
/** What the file is called that stands for its folder. */
const INDEX: ReadonlyMap<string, string> = new Map([
  ['.py', '__init__'],
  ['.sls', 'init'],
]);
/** So many files count of all that one reference leads to. */
const MOST_FILES = 20;
/** The variables of a group of hosts. */
const GROUP = /(?:^|\/)group_vars\/([^./]{1,199})/;
const CALLS_TERRAFORM = /\b(?:terraform|tofu|TF_WORKSPACE|TF_VAR_\w+)\b/;
/** So many files are named by all texts of one comparison. Each is read. */
const MOST_NAMED = 500;
/** So many paths are held against patterns in one comparison. Nobody's change needs more. */
const MOST_TRIES = 200_000;

/** Finds the files of a repository that a text names (docs/supported-files.md#any-other-file). */
export class NamedFiles {
  #sorted: readonly string[] | null = null;
  #byName: ReadonlyMap<string, readonly string[]> | null = null;
  #byWord: ReadonlyMap<string, readonly string[]> | null = null;
  #groups: readonly string[] | null = null;
  #tries = 0;
  #named = 0;

  /** @param paths of both sides */
  constructor(private readonly paths: ReadonlySet<string>) {}

  /**
   * The files that a reference in a file leads to, next to that, below the root, or elsewhere if only one fits.
   *
   * @param folder the one in which the command with the reference runs
   */
  at(reference: string, path: string, folder: string | null = null): string[] {
    const isInside = folder !== null && !reference.startsWith('/');
    const inside = isInside ? this.#lookUp(inFolder(folder, reference), path) : [];
    return inside.length > 0 ? inside : this.#lookUp(reference, path);
  }

  #lookUp(reference: string, path: string): string[] {
    const name = reference.replace(/^(?:\*\/|\/)+|(?:\/\**)+$/g, '');
    if (!/\w\w/.test(name) || !isReadable(name)) return [];
    // Salt and Python leave out the ending, and have dots between folders.
    const ending = /\.\w+$/.exec(path)?.[0] ?? '';
    const names = /^\.(?:py|sls)$/.test(ending) ? [name, name.replaceAll('.', '/')] : [name];
    const folders = [folderOf(path), '', ...(YAML.test(path) ? [inFolder(folderOf(path), 'roles'), 'roles'] : [])];
    // The tasks of a role load its own variables.
    if (/(?:^|\/)tasks\/[^/]*$/.test(path)) folders.push(inFolder(folderOf(folderOf(path)), 'vars'));
    const both = names.flatMap((each) => folders.map((folder) => resolvePath(folder, each)));
    const ends = new Set(both.filter((end) => end !== null));
    const found = [...ends].flatMap((end) => (isPattern(end) ? this.#matching(end) : this.#under(end, ending)));
    // On a host, the repository lies in some folder: `/srv/bi/env/prod`.
    const onHost = /^\/(?:[\w.-]+\/){1,9}?(?=[\w.-]+\/[\w.-]+$)/.exec(reference)?.[0] ?? '';
    const there = onHost === '' ? [] : [reference.slice(onHost.length)].filter((end) => this.paths.has(end));
    return [...new Set(found.length > 0 ? found : [...there, ...this.#fromElsewhere(name)])].slice(0, MOST_FILES);
  }

  /** The files that a text names, with or without the ending, or by their tool: `helmfile -e prod apply`, `pulumi up`. */
  namedIn(text: string): string[] {
    this.#byWord ??= groupBy([...this.paths], toolOf);
    const words = new Set(text.match(/\w[\w.-]{1,99}/g)?.map((word) => toolOf(word.replace(OF_TOOL, '$1'))));
    const left = MOST_NAMED - this.#named;
    const ofTerraform = CALLS_TERRAFORM.test(text) ? [...this.paths].filter((path) => path.endsWith('.tf')) : [];
    const all = [...ofTerraform, ...[...words].flatMap((word) => this.#byWord?.get(word) ?? [])];
    const found = all.slice(0, Math.min(MOST_FILES, left));
    this.#named += found.length;
    return found;
  }

  /** Whether Ansible has variables of groups in the repository. */
  hasGroups(): boolean {
    this.#groups ??= [...this.paths].filter((each) => GROUP.test(each));
    return this.#groups.length > 0;
  }

  /** The files in which Ansible has the variables of a group, beside an inventory or else anywhere. */
  ofGroup(group: string, path: string): string[] {
    const own = (this.hasGroups() ? (this.#groups ?? []) : []).filter((each) => GROUP.exec(each)?.[1] === group);
    const beside = own.filter((each) => each.startsWith(inFolder(folderOf(path), 'group_vars/')));
    return beside.length > 0 ? beside : own;
  }

  /** Of several files with one name, those in a folder that a line names, or else beside the file with the line. */
  nearest(files: readonly string[], line: string, path: string): string[] {
    const own = folderOf(path);
    return [...groupBy(files, baseNameOf).values()].flatMap((same) => {
      const named = same.filter((file) => folderOf(file) !== '' && namesPath(line, folderOf(file)));
      const beside = same.filter((file) => own !== '' && folderOf(file) === own);
      return [named, beside].find((some) => some.length > 0) ?? same;
    });
  }

  /** A tool may run in another folder (`-chdir=`, `cd`, the folder of a chart): there, only one file has that path. */
  #fromElsewhere(name: string): string[] {
    const bare = name.replace(/^(?:\.{1,2}\/)+/, '');
    if (isPattern(bare)) return bare === name ? [] : this.#matching(bare);
    this.#byName ??= groupBy([...this.paths], baseNameOf);
    const found = (this.#byName.get(baseNameOf(bare)) ?? []).filter((path) => path.endsWith(`/${bare}`));
    return /\.\w+$/.test(bare) && found.length === 1 ? found : [];
  }

  #under(end: string, ending: string): string[] {
    const files = [end, `${end}${ending}`].filter((each) => this.paths.has(each));
    // What imports a folder imports one file of it.
    const index = `${end}/${INDEX.get(ending) ?? 'index'}${ending}`;
    if (/^\.(?:[cm]?[jt]sx?|py|sls)$/.test(ending) && this.paths.has(index)) return [...files, index];
    return [...files, ...this.#startingWith(`${end}/`)];
  }

  #matching(pattern: string): string[] {
    const literal = pattern.slice(0, pattern.search(/[*?]/));
    const possible = this.#startingWith(literal);
    this.#tries += possible.length;
    if (this.#tries > MOST_TRIES) return [];
    return possible.filter((each) => matchesGlob(pattern, each) || matchesGlob(`${pattern}/**`, each));
  }

  /** One search in a sorted list, because each changed line may ask. */
  #startingWith(text: string): readonly string[] {
    this.#sorted ??= [...this.paths].sort();
    const all = this.#sorted;
    let [first, end] = [0, all.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((all[middle] as string) < text) first = middle + 1;
      else end = middle;
    }
    let behind = first;
    while (all[behind]?.startsWith(text) === true) behind += 1;
    return all.slice(first, behind);
  }
}

/** Whether a line names a folder. */
function namesPath(line: string, folder: string): boolean {
  return new RegExp(String.raw`(?<![\w.-])${literalPattern(folder)}(?![\w.-])`).test(line);
}

/** What a file is called by the tool that reads it: `Makefile` is `make`, and `Pulumi.prod.yaml` is `pulumi`. */
export function toolOf(path: string): string {
  // An action of GitHub is called by its folder.
  const name = baseNameOf(path.replace(/\/action\.ya?ml$/, ''))
    .toLowerCase()
    .replace(/^\.?(?:docker-)?/, '')
    .replace(/\.gotmpl$/, '');
  return /^(?:pulumi|devspace)\b/.exec(name)?.[0] ?? name.replace(/\.\w+$/, '').replace(/(?<!helm)file$/, '');
}
