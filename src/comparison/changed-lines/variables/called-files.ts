import { groupBy } from '../../../deployment/group-by.ts';
import { rememberedByText } from '../../../deployment/remembered.ts';
import { matchesGlob } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, foldersOf, resolvePath } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { PATH, withStars } from '../references/changed-words.ts';
import { toolOf } from '../references/named-files.ts';
import { ANY_VARIABLE, plainName } from './variable-syntax.ts';

/** A file that a command runs or reads. */
export interface CalledFile {
  readonly path: string;
  readonly text: string;
  /** The variables that it takes, by their plain names. */
  readonly takes: ReadonlySet<string>;
  /** The files that it names in turn. */
  readonly named: readonly string[];
}

/** So many lines of a file are followed, each to so many files in so many steps. */
const [MOST_LINES, MOST_FILES, MOST_DEPTH] = [400, 50, 3];
/** So many words of all files are looked up in one comparison. */
const MOST_WORDS = 500_000;
/** So many paths with a variable in them are compared with those about the service. */
const MOST_OPEN = 50;
/** A larger file is no script. */
const MOST_BYTES = 100_000;
/** Such a line says what a step is called, and not what it calls. */
const LABEL =
  /^[ \t]*(?:-[ \t]+)?(?:name|id|label|key|displayName|stage|job|needs|depends_on|group|if|when)["']?\s*:.*$/gm;
/** A chart by its folder. */
const LOCAL_CHART = /^(?:- )?["']?chart["']?\s{0,9}:\s{0,9}["']?(\.{0,2}[\w/-][\w./-]{0,199})["']?$/gm;
/** Tools whose files do not have their name. */
const READS: readonly (readonly [command: RegExp, files: RegExp])[] = [
  [/\b(?:terraform|tofu|terragrunt)\b/, /\.(?:tf|hcl)$/],
  [/\b(?:kubectl|kustomize)\b[^\n]{0,200}\s\.(?=\s|$)/m, /(?:^|\/)kustomization\.ya?ml$/],
];

/** Tools that may run anything: what it is stands in files such as `package.json`, which nobody reads here. */
const RUNS_ANYTHING =
  /\b(?:npm|pnpm|bun|poetry|pipenv|uv)\s{1,9}(?:run|start|exec)\b|\byarn\s{1,9}(?!add|install|publish)\w|(?<![\w-])(?:npx|rake|gradlew?|mvnw?|nx|turbo|pulumi|cdk|skaffold|dagger|earthly)\s{1,9}[\w"'+-]/;

/** What nobody can follow in a file that is called: a variable for its command, folder, image or chart, a search, a file that it writes, a pipeline that it starts. */
const CANNOT_FOLLOW = new RegExp(
  [
    String.raw`^\s{0,99}["']?\$\{?[\d@*]`,
    String.raw`\b(?:cd|pushd)\s{1,9}["']?[\w./-]{0,99}\$\{?\w`,
    String.raw`\$\{?\w{1,99}\}?["']?:["']?\$`,
    String.raw`\bhelm\s{1,9}(?:upgrade|install)\s{1,9}(?:-\S{1,99}\s{1,9}){0,9}[^\s-]\S{0,99}\s{1,9}["']?\$`,
    String.raw`\*\/|\bfind\s|\bgit\s{1,9}(?:commit|push)\b|\bgh\s{1,9}(?:api|workflow)\b|dispatch|\/trigger\b`,
    String.raw`\b(?:echo|printf|cat|envsubst)\s[^\n>]{0,400}[^\d&>\n]>{1,2}\s{0,9}(?!\/dev\/|&)["']?[\w$./]`,
  ].join('|'),
  'm',
);
/** The file at the root that its tool reads without being told: `make deploy`. */
const OF_RUNNER = /^(?:(?:GNU)?Makefile|Taskfile\.ya?ml|[Jj]ustfile)$/;

/** For each line, the files that it calls, directly or through others; null if these are too many or too large. */
export type CalledByLine = ReadonlyMap<string, readonly CalledFile[] | null>;

/** Follows what the commands of a repository call. */
export class CalledFiles {
  readonly #byFolder: ReadonlyMap<string, readonly string[]>;
  readonly #folders: ReadonlySet<string>;
  readonly #ofTools: ReadonlyMap<string, readonly string[]>;
  readonly #read = new Map<string, Promise<CalledFile | null>>();
  readonly #leads = new Map<string, boolean>();
  /** Whether a path with stars may be that of a file or a folder about the service. */
  readonly #isOfService = rememberedByText((path) =>
    [...this.ours, ...this.#folders].some((each) => matchesGlob(path, each)),
  );
  #words = 0;

  /**
   * @param paths of the files that may be called
   * @param ours those that are about the service
   */
  constructor(
    private readonly head: Tree,
    paths: readonly string[],
    private readonly ours: ReadonlySet<string>,
  ) {
    this.#byFolder = groupBy(paths, folderOf);
    this.#folders = foldersOf(ours);
    // No tool is called like `.env`.
    this.#ofTools = groupBy(
      [...ours].filter((file) => !baseNameOf(file).startsWith('.')),
      toolOf,
    );
  }

  /** What the lines of some texts call by a path or a folder. @param path of the file with the texts */
  async byLine(path: string, texts: readonly string[]): Promise<CalledByLine> {
    const found = new Map<string, readonly CalledFile[] | null>();
    for (const line of new Set(texts.flatMap(linesOf).map((each) => each.trim()))) {
      const isOver = found.size > MOST_LINES || this.#words > MOST_WORDS;
      const named = isOver ? [] : this.#namedIn(line, path);
      if (isOver) found.set(line, null);
      else if (named.length > 0) found.set(line, await this.#follow(named));
    }
    return found;
  }

  async #follow(named: readonly string[]): Promise<CalledFile[] | null> {
    const found = new Map<string, CalledFile>();
    let next = new Set(named);
    for (let depth = 0; depth < MOST_DEPTH && next.size > 0; depth += 1) {
      if (found.size + next.size > MOST_FILES) return null;
      const names = new Set<string>();
      for (const path of next) {
        const file = await this.#readOnce(path);
        if (file === null) return null;
        found.set(path, file);
        for (const name of file.named) names.add(name);
      }
      next = new Set([...names].filter((name) => !found.has(name)));
    }
    return next.size > 0 ? null : [...found.values()];
  }

  /** A file as it is called; null if it is too large. */
  #readOnce(path: string): Promise<CalledFile | null> {
    const read = async () => {
      const text = await readTextFile(this.head, path, MOST_BYTES);
      if (text === null) return null;
      const takes = new Set([...text.matchAll(ANY_VARIABLE)].map(([, name = '']) => plainName(name)));
      return { path, text, takes, named: this.#namedIn(text, path) };
    };
    const known = this.#read.get(path) ?? read();
    this.#read.set(path, known);
    return known;
  }

  /** The files that a text names. @param path of the file with the text */
  #namedIn(text: string, path: string): string[] {
    const found = this.#pathsIn(text, path).flatMap((each) => {
      const isFile = this.#byFolder.get(folderOf(each))?.includes(each) === true;
      return isFile ? each : each === '' ? [] : (this.#byFolder.get(each) ?? []);
    });
    const runners = this.#byFolder.get('')?.filter((file) => OF_RUNNER.test(file)) ?? [];
    found.push(...runners.filter((file) => text.includes(`${toolOf(file)} `)));
    return [...new Set(found)].filter((file) => file !== path);
  }

  /** Whether a text calls a file about the service by a path with a folder. @param path of the file with the text */
  callsService(text: string, path: string): boolean {
    const paths = text.match(/[\w.$-]{0,99}\/[\w./-]{1,200}/g) ?? [];
    return this.#pathsIn(paths.join(' '), path).some((each) => this.ours.has(each));
  }

  /** Whether a text installs a chart of the repository that has nothing to do with the service. @param path of the file with the text */
  installsOther(text: string, path: string): boolean {
    const charts = [...text.matchAll(LOCAL_CHART)].map(([, chart = '']) =>
      ['', folderOf(path)]
        .flatMap((folder) => resolvePath(folder, chart) ?? [])
        .filter((each) => this.#byFolder.has(each)),
    );
    return charts.length > 0 && charts.every((all) => all.length > 0 && !all.some((each) => this.#folders.has(each)));
  }

  /** The paths that the words of a text may stand for, from the root or from the text's own folder. */
  #pathsIn(text: string, path: string): string[] {
    // A variable in front stands for some folder: `${ROOT}/deploy.sh`.
    const paths = text.split(/[\s"'`=,@():;]+/).map((word) => word.replace(/^(?:[^/]{0,99}[$}][^/]{0,99})?\/+/, ''));
    const words = new Set(paths.filter((word) => /\w/.test(word)));
    this.#words += words.size;
    return [...words].flatMap((word) => ['', folderOf(path)].flatMap((folder) => resolvePath(folder, word) ?? []));
  }

  /** Whether a path with a variable in it may be that of a file or a folder about the service: `apps/$1/up.sh`. */
  #mayStandFor(text: string): boolean {
    const paths = new Set(text.match(PATH)?.map((path) => withStars(path).replace(/^\.\//, '')));
    const open = [...paths].filter((path) => /\*/.test(path) && /\w[\w.-]{0,99}\/|\/[\w.-]{0,99}\w/.test(path));
    return open.length > MOST_OPEN || open.some(this.#isOfService);
  }

  /** As {@link leadsToService}, for a file that is called. */
  fileLeadsToService({ path, text }: CalledFile): boolean {
    const leads = this.#leads.get(path) ?? (CANNOT_FOLLOW.test(text) || this.leadsToService(text, path));
    this.#leads.set(path, leads);
    return leads;
  }

  /**
   * Whether a text of a file calls something about the service: a file or a folder by its path, or what a tool reads without
   * being told (docs/supported-files.md#any-other-file).
   */
  leadsToService(text: string, path: string): boolean {
    const commands = text.replace(LABEL, '');
    const paths = this.#pathsIn(commands, path);
    if (RUNS_ANYTHING.test(commands) || this.#mayStandFor(commands)) return true;
    if (paths.some((each) => this.ours.has(each) || (each !== '' && this.#folders.has(each)))) return true;
    const folders = ['', folderOf(path), ...paths].flatMap((each) => this.#byFolder.get(each) ?? []);
    const others = folders.filter((file) => file !== path && !this.ours.has(file));
    // In a folder with a file for the tool that is not about the service, the tool reads that one.
    const readsOurs = (ours: Iterable<string>, isOfTool: (file: string) => boolean) =>
      !others.some(isOfTool) && [...ours].some((file) => file !== path && isOfTool(file));
    const written = commands.toLowerCase().match(/(?<![\w./-])\w[\w-]{2,99}(?![\w./-])/g) ?? [];
    const words = new Set(written.map((word) => word.replace(/^(?:docker|podman)-/, '')));
    return (
      [...words].some((word) => readsOurs(this.#ofTools.get(word) ?? [], (file) => toolOf(file) === word)) ||
      READS.some(([command, files]) => command.test(commands) && readsOurs(this.ours, (file) => files.test(file)))
    );
  }
}
