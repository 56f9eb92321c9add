import type { Place } from '../../../problems/place.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import { allAt } from '../../../syntax/located.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { ANY_LINE, type Literal, type Literals } from '../../../syntax/template-text.ts';
import { hasTemplate } from '../../../syntax/template-variables.ts';
import { isSeen, type ReleaseValues } from '../helm/values.ts';
import { type Helmfile, holdersOf } from './state.ts';
import { valuesOf } from './values.ts';

/** A plain reference to a literal. */
const REFERENCE =
  /^(?:\$?\.(?:(?:Environment\.)?(?:State)?Values\.(?<value>[\w.]+)|(?<name>Environment\.Name|Release\.\w+))|readFile "(?<file>[^"]+)")(?: \| (?:trim|quote))*$/;

/** Resolves the template references of a helmfile in one of its environments. */
export class HelmfileEnvironment {
  /** The files its values come from. */
  readonly used = new Set<string>();
  /** Highest precedence first. */
  #values: readonly ReleaseValues[] = [];

  private constructor(
    private readonly files: Files,
    private readonly path: string,
    readonly name: string | null,
  ) {}

  /**
   * @param name null if there may be other environments, so nothing is known
   */
  static async read(files: Files, { path, parts }: Helmfile, name: string | null): Promise<HelmfileEnvironment> {
    const environment = new HelmfileEnvironment(files, path, name);
    if (name === null) return environment;
    const own = allAt(holdersOf(parts, 'environments'), 'environments').flatMap(({ file, value: all }) => {
      const value = file.at(all, [name]);
      return value === null ? [] : [{ file, value }];
    });
    const values: ReleaseValues[] = [];
    const literalsFor = (text: string) => environment.literalsFor(text);
    const reading = { files, folder: folderOf(path), literalsFor, isRead: ANY_LINE, used: environment.used };
    const defaults = holdersOf(parts, 'values');
    for (const [holders, key] of [
      [own, 'secrets'],
      [own, 'values'],
      [defaults, 'values'],
    ] as const) {
      for (const holder of holders) values.push(...(await valuesOf(holder, [['files', key]], reading)));
    }
    environment.#values = values;
    return environment;
  }

  /**
   * The literals behind the plain references in a text.
   *
   * @param release further names for the release's own templates: `Release.Name`
   */
  async literalsFor(text: string, release: Readonly<Record<string, string>> = {}): Promise<Literals> {
    const inFiles = new Map<string, Literal>();
    for (const name of new Set([...text.matchAll(/readFile "([^"]+)"/g)].map(([, each = '']) => each))) {
      const file = resolvePath(folderOf(this.path), name) ?? '';
      const content = await nullIfUnreadable(this.files.text(file));
      if (content !== null) inFiles.set(name, { text: content.trim(), place: { file, line: 1, column: 1 } });
    }
    const names = { ...release, ...(this.name === null ? {} : { 'Environment.Name': this.name }) };
    const named = new Map(Object.entries(names));
    return (action) => {
      const { value, name, file = '' } = REFERENCE.exec(action)?.groups ?? {};
      if (name !== undefined) return named.has(name) ? { text: named.get(name) ?? '', place: null } : null;
      const found = value === undefined ? inFiles.get(file) : this.valueAt(value);
      return found != null && action.endsWith('quote')
        ? { ...found, text: JSON.stringify(found.text) }
        : (found ?? null);
    };
  }

  /** The places of the literals for `.Values.a.b`, including overridden ones. */
  placesOf(name: string): Place[] {
    return this.#values
      .filter(isSeen)
      .flatMap(({ file, root }) => file.scalar(file.at(root, name.split('.')))?.place ?? []);
  }

  /** The literal for `.Values.a.b`; null if it is not known. */
  valueAt(name: string): Literal | null {
    for (const source of this.#values) {
      if (!isSeen(source)) return null;
      const { file, root } = source;
      const value = file.at(root, name.split('.'));
      if (value === null) continue;
      const scalar = file.scalar(value);
      if (scalar === null || hasTemplate(scalar.text) || /^(?:$|ENC\[|ref\+)/.test(scalar.text)) return null;
      // Go formats a number that it has parsed, so the text may differ from the file.
      const isPlain = scalar.type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(scalar.text);
      return isPlain ? { text: scalar.text, place: scalar.place } : null;
    }
    return null;
  }
}
