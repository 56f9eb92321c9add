import { folderOf, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { YamlFile, type YamlMember, type YamlValue } from '../../source/yaml.ts';
import { hasBlocks } from './templates.ts';

/** A document of a helmfile, or of one of its bases. */
export interface HelmfilePart {
  readonly file: YamlFile;
  readonly root: YamlValue;
}

/** A helmfile with its bases. */
export interface Helmfile {
  readonly path: string;
  /** That all paths in it start from. */
  readonly folder: string;
  /** The documents of the file itself. */
  readonly own: readonly HelmfilePart[];
  /** Those with the ones of the bases in front; what stands in a later one wins. */
  readonly parts: readonly HelmfilePart[];
  /** Whether a base cannot be read, or is not in the repository, so that there may be anything in it. */
  readonly hasUnseenBase: boolean;
  /** Every file that was asked for. */
  readonly asked: readonly string[];
}

/** Bases have bases; no helmfile has as many. */
const MOST_BASES = 50;

/** The documents of a file that is a helmfile: `releases` is a list of what has a chart. None for any other file. */
export function helmfileParts(file: YamlFile): readonly HelmfilePart[] {
  const parts = partsOf(file);
  const isHelmfile = parts.some(({ root }) =>
    file
      .items(file.at(root, ['releases']))
      .some((release) => ['chart', 'directory', 'inherit'].some((key) => file.member(release, key) !== null)),
  );
  return isHelmfile ? parts : [];
}

function partsOf(file: YamlFile): HelmfilePart[] {
  return file.documents.flatMap((root) => (file.isMap(root) ? [{ file, root }] : []));
}

/** A helmfile with all that its `bases` bring. */
export async function readHelmfile(files: Files, file: YamlFile): Promise<Helmfile> {
  const folder = folderOf(file.path);
  const asked = new Set([file.path]);
  const bases: HelmfilePart[] = [];
  let hasUnseenBase = false;
  const own = partsOf(file);
  await addBases(own);
  return { path: file.path, folder, own, parts: [...bases, ...own], hasUnseenBase, asked: [...asked] };

  async function addBases(parts: readonly HelmfilePart[]): Promise<void> {
    for (const { file: from, root } of parts) {
      for (const base of from.items(from.at(root, ['bases']))) {
        const text = from.scalar(base)?.text ?? '';
        const path = text === '' || /\{\{|:\/\/|::/.test(from.sourceOf(base)) ? null : resolvePath(folder, text);
        if (path === null || asked.size > MOST_BASES) hasUnseenBase = true;
        else if (!asked.has(path)) await addBase(path);
      }
    }
  }

  async function addBase(path: string): Promise<void> {
    asked.add(path);
    const base = await readable(files.yaml(path));
    if (base === null) {
      hasUnseenBase = true;
      return;
    }
    const parts = partsOf(base);
    await addBases(parts);
    bases.push(...parts);
  }
}

/** What stands under a key at the top, the one that wins first. */
export function topLevel({ parts }: Pick<Helmfile, 'parts'>, name: string): { file: YamlFile; value: YamlValue }[] {
  return parts.toReversed().flatMap(({ file, root }) => {
    const value = file.at(root, [name]);
    return value === null ? [] : [{ file, value }];
  });
}

/**
 * The names of a helmfile's environments; the one that counts without any option where it has none.
 *
 * @returns null where templates may bring in others, or other values of theirs
 */
export function environmentNames(helmfile: Helmfile): string[] | null {
  const names = new Set<string>();
  for (const { file, value } of topLevel(helmfile, 'environments').toReversed()) {
    if (hasBlocks(file.sourceOf(value))) return null;
    for (const { name } of file.members(value)) names.add(name);
  }
  if ([...names].some((name) => YamlFile.hasTemplate(name))) return null;
  return names.size === 0 ? [DEFAULT_ENVIRONMENT] : [...names];
}

/** What an environment is called where nobody says which one it is. */
export const DEFAULT_ENVIRONMENT = 'default';

/** A member with the file that it stands in. */
export interface FileMember extends YamlMember {
  readonly file: YamlFile;
}

/** More templates than any release inherits from. */
const MOST_HOLDERS = 100;

/** What holds members of a release: itself, or a template of it. */
interface Holder {
  readonly file: YamlFile;
  readonly value: YamlValue;
  /** What is not taken from it. */
  readonly except: ReadonlySet<string>;
}

/** One release of a helmfile, with what it inherits from templates. */
export class ReleaseEntry {
  /** From the one that wins last to itself. */
  readonly #holders: Holder[] = [];
  /** What it inherits and is not there, or there several times, or endlessly; null where all of it is seen. */
  readonly unseenTemplate: { readonly file: YamlFile; readonly value: YamlValue } | null;

  /** @param helmfile whose `templates` count */
  constructor(
    readonly file: YamlFile,
    readonly value: YamlValue,
    helmfile: Pick<Helmfile, 'parts'>,
  ) {
    const templates = topLevel(helmfile, 'templates');
    let unseen: ReleaseEntry['unseenTemplate'] = null;
    const add = (holder: Holder, inherited: readonly Inherited[], path: readonly string[]): void => {
      for (const { name, except, ...at } of inherited) {
        const found = templates.flatMap(({ file: from, value: all }) => {
          const template = name === '' ? null : from.at(all, [name]);
          return template === null ? [] : [{ file: from, value: template }];
        });
        const [template] = found;
        const isTooMuch = path.length > MOST_HOLDERS || this.#holders.length > MOST_HOLDERS;
        if (template === undefined || found.length > 1 || path.includes(name) || isTooMuch) {
          unseen ??= at;
          continue;
        }
        const lacks = new Set([...holder.except, ...except]);
        add({ ...template, except: lacks }, inheritedBy(template), [...path, name]);
      }
      this.#holders.push(holder);
    };
    const own = inheritedBy({ file, value });
    const names = new Set(own.map(({ name }) => name));
    const byDefault = topLevel(helmfile, 'defaultInherit').toReversed();
    const common = byDefault.flatMap(({ file: from, value: list }) => inheritedIn(from, list));
    add({ file, value, except: new Set() }, [...common.filter(({ name }) => !names.has(name)), ...own], []);
    this.unseenTemplate = unseen;
  }

  /** A member of its own, else of the last of its templates that has it. */
  member(name: string): FileMember | null {
    return this.members(name).at(-1) ?? null;
  }

  /** The members of its templates and its own, which Helmfile makes one of where they are lists; the last one wins. */
  members(name: string): FileMember[] {
    return this.#holders.flatMap(({ file, value, except }) => {
      const member = except.has(name) ? null : file.member(value, name);
      return member === null ? [] : [{ ...member, file }];
    });
  }

  /** Whether it has members that stand elsewhere: in templates, or behind an anchor. */
  get hasInherited(): boolean {
    return this.#holders.length > 1 || /(?:^|\s)["']?<<["']?\s*:/.test(this.file.sourceOf(this.value));
  }
}

/** A template that something inherits from. */
interface Inherited {
  readonly name: string;
  readonly except: readonly string[];
  readonly file: YamlFile;
  readonly value: YamlValue;
}

function inheritedBy({ file, value }: Pick<Holder, 'file' | 'value'>): Inherited[] {
  return inheritedIn(file, file.at(value, ['inherit']));
}

/** A list of templates, or a single one, by names or with what is not taken from them. */
function inheritedIn(file: YamlFile, list: YamlValue | null): Inherited[] {
  const single = list !== null && (file.isMap(list) || (file.scalar(list)?.text ?? '') !== '') ? [list] : [];
  return [...single, ...file.items(list)].map((each) => {
    const scalar = file.scalar(file.at(each, ['template'])) ?? file.scalar(each);
    const except = file.items(file.at(each, ['except'])).flatMap((key) => file.scalar(key)?.text ?? []);
    return { name: scalar === null || scalar.hasTemplate ? '' : scalar.text, except, file, value: each };
  });
}

/**
 * The helmfiles that other ones hand values to, which win over their own: paths, and an empty one where it may be any.
 *
 * @param paths those files that speak of `helmfiles`
 */
export async function overriddenHelmfiles(files: Files, paths: readonly string[]): Promise<string[]> {
  const overridden = new Set<string>();
  for (const path of paths) {
    const text = await readable(files.text(path));
    if (text === null || !/^["']?helmfiles["']?[ \t]*:/m.test(text)) continue;
    const file = await readable(files.yaml(path));
    // There may be anything in what cannot be read.
    if (file === null) overridden.add('');
    for (const { root } of file === null ? [] : partsOf(file)) {
      for (const entry of file?.items(file.at(root, ['helmfiles'])) ?? []) {
        const target = file?.scalar(file.at(entry, ['path']))?.text;
        const hands = ['values', 'inherits'].some((key) => file?.at(entry, [key]) !== null);
        if (target === undefined || !hands) continue;
        const known = /[{*?[]/.test(target) ? null : resolvePath(folderOf(path), target);
        overridden.add(known ?? '');
      }
    }
  }
  return [...overridden];
}
