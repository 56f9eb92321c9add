import { type Place, showPlace } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import { type MadeSetting, madeYaml, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { HclAttribute, HclBlock } from '../../source/hcl.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { stepsOf } from '../helm/command.ts';
import {
  type HelmRelease,
  type HelmReleaseReading,
  type ReleaseChart,
  type ReleaseValues,
  readHelmRelease,
} from '../helm/release.ts';
import { WORKLOADS } from '../helm/release-values.ts';
import { evaluate } from './evaluation.ts';
import { elementsOf } from './instances.ts';
import { ignoredAt, ignoredChanges, ignoredProblem } from './lifecycle.ts';
import { memberOf, pathOf, placeOf, REPOSITORY_ROOT, type Scope, withNames } from './scope.ts';
import {
  charactersOf,
  knownText,
  pieceOf,
  problemOf,
  TextPlaces,
  type TextValue,
  type Unknown,
  unknownIn,
  type Value,
} from './value.ts';

/** What a `helm_release` deploys; null where that is not the service. */
export interface ReleaseBlockReading {
  readonly reading: HelmReleaseReading | null;
  /** Whether all of it was seen, so that what is not the service's is not for certain. */
  readonly isCertain: boolean;
}

/**
 * Reads a resource `helm_release` (DETECTION 2.3): what is set wins over the list of values, of which the later wins, and the
 * chart's version decides where none has the tag.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
export async function readReleaseBlock(
  block: HclBlock,
  scope: Scope,
  files: Files,
  settings: FormatSettings,
): Promise<ReleaseBlockReading> {
  const release = new ReleaseBlock(block, scope, files);
  const described = await release.described();
  const reading = await readHelmRelease(files, described, settings);
  const isCertain = described.chart.kind !== 'unknown' && described.values.every(({ kind }) => kind === 'layer');
  return { reading: reading === null ? null : withoutMode(withVariables(reading, release.unknown), block), isCertain };
}

/** The same without the mode of the upgrade, where the provider keeps the chart's hooks from running, or may. */
function withoutMode(reading: HelmReleaseReading, block: HclBlock): HelmReleaseReading {
  const { declared, notices } = reading;
  const disabled = block.body.attributes.get('disable_webhooks');
  const isOff = disabled?.value.kind === 'literal' && (disabled.value.value === false || disabled.value.value === null);
  if (declared.upgradeMode === null || disabled === undefined || isOff) return reading;
  const at = showPlace(placeOf(disabled));
  const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}

/** What stands in a text for something that is filled in is named as what it is. */
function withVariables(reading: HelmReleaseReading, unknown: readonly Unknown[]): HelmReleaseReading {
  const { answer } = reading;
  const further = reading.further.map((each) => ({ ...each, found: named(each.found) }));
  return { ...named({ ...reading, answer }), further };

  function named<T extends Pick<HelmReleaseReading, 'answer' | 'place'>>(each: T): T {
    if (each.answer.status !== 'problem' || each.answer.problem.code !== 'unresolved-template') return each;
    const { found } = each.answer.problem;
    const variable = unknown
      .map((one) => ({ one, text: pieceOf(one).text }))
      .filter(({ text }) => found.includes(text))
      .sort((one, other) => other.text.length - one.text.length)[0]?.one;
    if (variable === undefined) return each;
    const problem = problemOf(variable);
    return { ...each, answer: { status: 'problem', problem }, place: problem.place ?? each.place };
  }
}

/** Keys of values below which something is read, also where another chart has them under a key of its own. */
const READ_SECTIONS = new Set(['image', 'upgrade', 'migrationJob', 'strategy', 'lightdash', ...WORKLOADS]);
/** How far below the root these may stand. */
const MOST_SECTIONS = 2;

/** No address of a chart is longer. */
const LONGEST_ADDRESS = 1_000;

/** Kinds of settings, in the order in which the provider applies them. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];

class ReleaseBlock {
  /** What is not known and stands in the values. */
  readonly unknown: Unknown[] = [];
  /** Whether the chart lies in the repository, so that it may have charts in it under any names. */
  #isOfFolder = false;
  /** Settings of which not even the name is known, beside those that are. */
  readonly #unseen: Problem[] = [];
  /** The same, behind those that are known, and so above them. */
  readonly #later: Problem[] = [];

  constructor(
    private readonly block: HclBlock,
    private readonly scope: Scope,
    private readonly files: Files,
  ) {}

  async described(): Promise<HelmRelease> {
    const chart = await this.#chart();
    this.#isOfFolder = chart.kind === 'folder';
    const set = await this.#settings();
    const values = await this.#values();
    const changes = ignoredChanges(this.block);
    const ignored = [...SETTINGS, 'values', 'version', 'chart'].map((name) => ignoredAt(changes, [name]));
    const kept = ignored.find((change) => change !== null);
    const rendered = this.block.body.blocks.find(({ type }) => type === 'postrender') ?? this.#attribute('postrender');
    return {
      chart,
      values: [
        ...(kept == null ? [] : [unseen(ignoredProblem(kept))]),
        ...(rendered === undefined ? [] : [unseen(external(placeOf(rendered), 'postrender'))]),
        ...this.#later.map(unseen),
        ...set,
        ...this.#unseen.map(unseen),
        ...values,
        ...(await this.#reused()),
      ],
      place: placeOf(this.block),
    };
  }

  #attribute(name: string): HclAttribute | undefined {
    return this.block.body.attributes.get(name);
  }

  async #value(name: string): Promise<Value | null> {
    const attribute = this.#attribute(name);
    const value = attribute === undefined ? null : await evaluate(attribute.value, this.scope);
    return value?.kind === 'null' ? null : value;
  }

  /** Values of the release as it runs, which stay where nothing else sets them. */
  async #reused(): Promise<ReleaseValues[]> {
    const value = await this.#value('reuse_values');
    if (value === null || knownText(value) === 'false') return [];
    return [unseen(external(value.place, 'reuse_values'))];
  }

  async #chart(): Promise<ReleaseChart> {
    const chart = await this.#value('chart');
    const place = placeOf(this.block);
    if (chart === null)
      return { kind: 'unknown', problem: problemAt('chart-unpinned', place, 'The release has no chart') };
    const text = knownText(chart);
    if (text === null) return { kind: 'unknown', problem: problemOfValue(chart) };
    const repository = await this.#value('repository');
    const folder = this.#folderOf(text, repository === null ? null : (knownText(repository) ?? ''));
    if (folder === null)
      return { kind: 'unknown', problem: problemAt('external-values', chart.place, quoteText(text)) };
    if (folder !== undefined) return { kind: 'folder', path: folder };
    const version = await this.#value('version');
    const written = version?.kind === 'text' && knownText(version) !== null ? version : null;
    const archive =
      text.length > LONGEST_ADDRESS
        ? null
        : /^(?:https?|oci):\/\/.*\/([\w.-]+?)-v?(\d+\.\d+\.\d+[\w.+-]*)\.tgz$/.exec(text);
    if (archive !== null) {
      const [, name = '', exact = ''] = archive;
      const at = { text: exact, place: firstPlace(chart) };
      return { kind: 'published', name, version: at, repository: text.slice(0, text.lastIndexOf('/')), problem: null };
    }
    const slash = text.lastIndexOf('/');
    const own = repository === null ? null : (knownText(repository) ?? `$\{${unknownIn(repository)?.source ?? ''}}`);
    return {
      kind: 'published',
      name: text.slice(slash + 1),
      version:
        written === null || charactersOf(written) === ''
          ? null
          : { text: charactersOf(written), place: firstPlace(written) },
      repository: own ?? (slash === -1 ? null : text.slice(0, slash)),
      problem: version === null || written !== null ? null : problemOfValue(version),
    };
  }

  /** The folder of a chart that lies in the repository; null for a path that leads out of it, undefined for no path. */
  #folderOf(text: string, repository: string | null): string | null | undefined {
    if (isPath(text)) return text.endsWith('.tgz') ? null : pathOf(text, this.scope);
    // The provider puts a repository that is no address in front of the chart.
    if (repository !== null && isPath(repository)) return pathOf(`${repository}/${text}`, this.scope);
    // Helm takes a folder of the chart's name before it asks the repository.
    const isBeside = [text, repository ?? ''].every((each) => !/^[a-z]+:\/\//.test(each) || each.startsWith('http'));
    const beside = inFolder(this.scope.root, text);
    return isBeside && !text.includes('://') && this.files.has(inFolder(beside, 'Chart.yaml')) ? beside : undefined;
  }

  async #settings(): Promise<ReleaseValues[]> {
    const made: MadeSetting[] = [];
    for (const type of SETTINGS) {
      const isNamed = (block: HclBlock) =>
        block.type === type || (block.type === 'dynamic' && block.labels[0] === type);
      const before = made.length;
      for (const block of this.block.body.blocks.filter(isNamed)) {
        if (block.type === type) await this.#settingOfBlock(block, this.scope, made);
        else await this.#dynamicSettings(block, made);
      }
      this.#refuseTwice(made.slice(before));
      const value = await this.#value(type);
      if (value === null) continue;
      const items = value.kind === 'list' ? value.items : [value];
      for (const item of items) {
        if (item.kind === 'map') this.#settingOfValue(item, made);
        else this.#hide(problemOfValue(item), made);
      }
    }
    // In JSON a block is an argument.
    const dynamic = this.#attribute('dynamic');
    const settings = dynamic?.source.text.slice(dynamic.start, dynamic.end).match(/"set(?:_[a-z]+)?"\s*:/);
    if (dynamic !== undefined && settings != null) this.#later.push(external(placeOf(dynamic), 'dynamic "set"'));
    if (made.length === 0) return [];
    const { path } = this.block.source;
    return [this.#layer(placeOf(this.block), () => settingsAsYaml(path, made))];
  }

  /** Settings of which nothing is known win over those that stand before them. */
  #hide(problem: Problem, made: readonly MadeSetting[]): void {
    (made.length > 0 ? this.#later : this.#unseen).push(problem);
  }

  /** Blocks are a set for the provider (before 3.0): which of two of one name comes last is for nobody to say. */
  #refuseTwice(settings: readonly MadeSetting[]): void {
    const known = new Map<string, MadeSetting>();
    for (const setting of settings) {
      const name = setting.steps.join('.');
      const other = known.get(name);
      if (other !== undefined && other.value !== setting.value) this.#later.push(external(setting.place, name));
      known.set(name, setting);
    }
  }

  async #dynamicSettings(block: HclBlock, made: MadeSetting[]): Promise<void> {
    const forEach = block.body.attributes.get('for_each');
    const content = block.body.blocks.find(({ type }) => type === 'content');
    const values = forEach === undefined ? null : await evaluate(forEach.value, this.scope);
    const elements = values === null ? null : elementsOf(values);
    const iterator = block.body.attributes.get('iterator')?.value;
    if (elements === null || content === undefined) {
      const unknown = values === null ? null : unknownIn(values);
      const problem = unknown === null ? null : problemOf(unknown);
      this.#hide(problem ?? problemAt('unresolved-variable', placeOf(block), quoteText('dynamic "set"')), made);
      return;
    }
    const name = iterator?.kind === 'name' ? iterator.name : (block.labels[0] ?? 'set');
    for (const { each } of elements) {
      await this.#settingOfBlock(content, withNames(this.scope, new Map([[name, each]])), made);
    }
  }

  async #settingOfBlock({ body, ...block }: HclBlock, scope: Scope, made: MadeSetting[]): Promise<void> {
    const members = new Map<string, { key: Place; value: Value }>();
    for (const [name, attribute] of body.attributes) {
      members.set(name, { key: placeOf(attribute), value: await evaluate(attribute.value, scope) });
    }
    this.#settingOfValue({ kind: 'map', members, place: placeOf(block) }, made);
  }

  #settingOfValue(setting: Value, made: MadeSetting[]): void {
    const name = memberOf(setting, 'name');
    const text = name === null ? null : knownText(name);
    const steps = text === null ? [] : stepsOf(text);
    if (steps.length === 0) {
      const unknown = unknownIn(setting) ?? (name === null ? null : unknownIn(name));
      const problem = unknown === null ? null : problemOf(unknown);
      // `extraEnv[${var.index}].value` is no image.
      const [start = ''] = name?.kind === 'text' ? (/^[\w-]+(?=[.[])/.exec(charactersOf(name)) ?? []) : [];
      if (unknown !== null && start !== '' && !READ_SECTIONS.has(start) && !this.#isOfFolder) return;
      this.#hide(problem ?? problemAt('unresolved-variable', setting.place, quoteText(text ?? 'set')), made);
      return;
    }
    const type = memberOf(setting, 'type');
    const isText = type !== null && type.kind !== 'null' && knownText(type) !== 'auto';
    const value = memberOf(setting, 'value');
    if (value === null || value.kind === 'null') return;
    if (value.kind === 'list') {
      for (const [index, item] of value.items.entries()) made.push(...this.#made([...steps, index], item, isText));
    } else made.push(...this.#made(steps, value, isText));
  }

  #made(steps: readonly (string | number)[], value: Value, isText: boolean): MadeSetting[] {
    if (value.kind === 'unknown') {
      this.unknown.push(value);
      return [{ steps, value: pieceOf(value).text, isText: true, place: value.place }];
    }
    if (value.kind !== 'text') {
      this.#unseen.push(problemAt('unresolved-variable', value.place, quoteText(steps.join('.'))));
      return [];
    }
    this.#note(value);
    const unknown = unknownIn(value);
    const text = charactersOf(value);
    // A comma ends a value, and what stands behind it is another setting.
    const list = text.startsWith('{') ? text.indexOf('}') : 0;
    if (/(?:^|[^\\]),[^,]*=/.test(text.slice(Math.max(list, 0)))) {
      this.#unseen.push(external(value.place, steps.join('.')));
      return [];
    }
    const place = unknown?.place ?? firstPlace(value);
    return [{ steps, value: text.replace(/\\([\s\S])/g, '$1'), isText: isText || unknown !== null, place }];
  }

  async #values(): Promise<ReleaseValues[]> {
    const values = await this.#value('values');
    if (values === null) return [];
    const items = values.kind === 'list' ? values.items : [values];
    const read: ReleaseValues[] = [];
    for (const item of items) read.unshift(...(await this.#valuesOf(item)));
    return read;
  }

  async #valuesOf(item: Value): Promise<ReleaseValues[]> {
    if (item.kind === 'null') return [];
    if (item.kind !== 'text') return [unseen(problemOfValue(item))];
    const { file } = item;
    if (file !== null) {
      try {
        const yaml = await this.files.yaml(file);
        return yaml === null ? [] : [{ kind: 'layer', layer: { file: yaml, root: yaml.root } }];
      } catch (error) {
        if (error instanceof ProblemError) return [unseen(error.problem)];
        throw error;
      }
    }
    const text = charactersOf(item);
    if (text.trim() === '') return [];
    this.#note(item);
    const places = new TextPlaces(item);
    const { path } = this.block.source;
    const read = this.#layer(item.place, () => madeYaml(path, text, (line, column) => places.placeOf(line, column)));
    if (read.kind === 'unseen') return [read];
    const { file: yaml, root } = read.layer;
    if (root === null) return [];
    if (!yaml.isMap(root)) return [unseen(problemOfValue(item))];
    const hidden = this.#hiddenIn(yaml, root);
    // What the text says itself, it says for certain.
    return hidden === null ? [read] : [read, unseen(problemOf(hidden))];
  }

  /** What is filled in where there may be more than one value below it, some of which is read. */
  #hiddenIn(file: YamlFile, root: YamlValue): Unknown | null {
    const byText = new Map(this.unknown.map((each) => [pieceOf(each).text, each]));
    const search = (value: YamlValue, level: number): Unknown | null => {
      for (const { name, value: member } of file.members(value)) {
        const key = [...byText].find(([text]) => name.includes(text))?.[1];
        if (key !== undefined) return key;
        const isRead = READ_SECTIONS.has(name) || (level === 0 && this.#isOfFolder);
        const found = byText.get(file.scalar(member)?.text ?? '');
        if (found !== undefined && isRead) return found;
        const below = level < MOST_SECTIONS && file.isMap(member) ? search(member, level + 1) : null;
        if (below !== null) return below;
      }
      return null;
    };
    return search(root, 0);
  }

  #note({ pieces, encoded }: TextValue): void {
    for (const { unknown } of pieces) if (unknown !== null) this.unknown.push(unknown);
    if (encoded !== null) this.#noteAll(encoded);
  }

  /** All that is not known within what was encoded. */
  #noteAll(whole: Value): void {
    // It was written out, so it is no larger than a text may be.
    const pending: Value[] = [whole];
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      if (value.kind === 'unknown') this.unknown.push(value);
      else if (value.kind === 'text') this.#note(value);
      else if (value.kind === 'list') for (const item of value.items) pending.push(item);
      else if (value.kind === 'map') for (const { value: member } of value.members.values()) pending.push(member);
    }
  }

  #layer(place: Place, make: () => YamlFile): ReleaseValues {
    try {
      const file = make();
      return { kind: 'layer', layer: { file, root: file.root } };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return unseen(error.problem.place === null ? { ...error.problem, place } : error.problem);
    }
  }
}

function isPath(text: string): boolean {
  return /^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || text.startsWith(REPOSITORY_ROOT);
}

function unseen(problem: Problem): ReleaseValues {
  return { kind: 'unseen', problem };
}

function external(place: Place, found: string): Problem {
  return problemAt('external-values', place, quoteText(found));
}

/** Why a value is not a text that is known. */
function problemOfValue(value: Value): Problem {
  const unknown = unknownIn(value);
  return unknown === null ? problemAt('not-a-version', value.place, 'What stands there') : problemOf(unknown);
}

function firstPlace(value: Value): Place {
  return value.kind === 'text' ? (value.pieces[0]?.place ?? value.place) : value.place;
}
