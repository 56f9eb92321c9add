import { type Place, showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { baseNameOf, inFolder } from '../../../repository/repository-paths.ts';
import type { Evaluation } from '../../../syntax/hcl/evaluation.ts';
import { pathFrom } from '../../../syntax/hcl/fitting-files.ts';
import type { Scope } from '../../../syntax/hcl/modules.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import {
  type EvaluatedText,
  knownText,
  memberOf,
  placeOf,
  textAt,
  type Value,
  writtenText,
} from '../../../syntax/hcl/values.ts';
import { type SetOption, settingsAsYaml, stepsOf } from '../../../syntax/set-options.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { YamlFile } from '../../../syntax/yaml.ts';
import { problemAnswer } from '../../image-answer.ts';
import { changeMain, type HelmImageReading, type ReleasePart } from '../helm/findings.ts';
import { type ReleaseChart, readHelmRelease } from '../helm/release.ts';
import { isSeen, parsedValues, type ReleaseValues } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';

/** Kinds of settings of a `helm_release`, in the provider's order of application. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
const MOST_SETTINGS = 20_000;

/** A `helm_release` resource, as a file or a plan shows it. */
export interface ReleaseResource {
  readonly files: Files;
  readonly place: Place;
  /** An argument; null if it is not given. */
  member(name: string): Promise<Value | null>;
  /** The nested blocks of a type, and what stands for generated ones. */
  blocks(type: string): Promise<readonly Value[]>;
  /** Resolves the path of a local chart; null if it leads out of the repository. */
  folderOf(path: string): string | null;
}

/** A resource as its block describes it. */
export function resourceOf(block: HclBlock, scope: Scope, evaluation: Evaluation): ReleaseResource {
  return {
    files: evaluation.files,
    place: placeOf(block),
    async member(name) {
      const attribute = block.body.attributes.get(name);
      const value = attribute === undefined ? null : await evaluation.value(attribute.value, scope);
      return value?.kind === 'null' ? null : value;
    },
    async blocks(type) {
      const found: Value[] = [];
      for (const each of block.body.blocks) {
        if (each.type === type) found.push(await evaluation.block(each, scope));
        if (each.type === 'dynamic' && each.labels[0] === type)
          found.push(...(await generated(each, scope, evaluation)));
      }
      return found;
    },
    folderOf: (path) => pathFrom(scope.root, path),
  };
}

/** The blocks that a `dynamic` block stands for. One that is unknown stands for them all where the repository does not tell. */
async function generated(block: HclBlock, scope: Scope, evaluation: Evaluation): Promise<Value[]> {
  const { attributes, blocks } = block.body;
  const [forEach, iterator] = [attributes.get('for_each'), attributes.get('iterator')];
  const content = blocks.find(({ type }) => type === 'content');
  const values = forEach === undefined ? null : await evaluation.value(forEach.value, scope);
  const place = placeOf(block);
  const each =
    values?.kind === 'object'
      ? values.members.map(({ key, value }) => ({ key: textAt(key, value.place), value }))
      : values?.kind === 'list'
        ? values.items.map((value) => ({ key: value, value }))
        : null;
  if (content === undefined || each === null || each.length > MOST_SETTINGS) return [evaluation.unknown(block, scope)];
  const name = iterator === undefined ? (block.labels[0] ?? '') : writtenText(iterator.value);
  const found: Value[] = [];
  for (const { key, value } of each) {
    const members = [
      { key: 'key', value: key },
      { key: 'value', value },
    ];
    const names = new Map([...scope.names, [name, { kind: 'object', members, place } as const]]);
    found.push(await evaluation.block(content, { ...scope, names }));
  }
  return found;
}

/** Reads a `helm_release` resource (docs/how-detection-works.md#which-value-wins); empty if it is not the service. */
export async function readReleaseResource(resource: ReleaseResource, settings: KindSettings): Promise<ReleasePart[]> {
  const release = new ReleaseReader(resource, settings.chart);
  const chart = await release.chart();
  const values = [...(await release.settings()), ...(await release.values())];
  const called = knownText(await resource.member('name')) ?? '';
  const parts = await readHelmRelease(resource.files, { chart, values, place: resource.place, called }, settings);
  const isService = chart.kind === 'published' && baseNameOf(chart.name) === settings.chart;
  const others = isService ? release.ofOthers : [];
  const disabled = await resource.member('disable_webhooks');
  const read = parts.map((part) => ({ ...part, found: release.withUnknown(part.found) }));
  return changeMain(read, (own) => withoutMode({ ...own, understood: [...own.understood, ...others] }, disabled));
}

/** Without the upgrade mode if the provider disables the chart's hooks, or may disable them. */
function withoutMode(reading: HelmImageReading, disabled: Value | null): HelmImageReading {
  if (disabled === null || knownText(disabled) === 'false' || reading.declared.upgradeMode === null) return reading;
  const at = showPlace(disabled.place);
  const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}

class ReleaseReader {
  /** Problems of unknown values, by the text that stands for the value. */
  readonly #unknown = new Map<string, Problem>();
  /** The tags of other images in the service's chart, such as `postgresql.image.tag`. */
  readonly ofOthers: Place[] = [];

  constructor(
    private readonly resource: ReleaseResource,
    private readonly service: string,
  ) {}

  /** Replaces a template problem by the problem of the unknown value behind it. */
  withUnknown(reading: HelmImageReading): HelmImageReading {
    if (reading.answer.status !== 'problem' || reading.answer.problem.code !== 'unresolved-template') return reading;
    const problem = this.#unknownBehind(reading.answer.problem.found);
    const place = problem?.place ?? reading.place;
    return problem === null ? reading : { ...reading, answer: problemAnswer(problem), place };
  }

  #unknownBehind(text: string): Problem | null {
    const names = [...this.#unknown.keys()].filter((name) => text.includes(name));
    return this.#unknown.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? null;
  }

  async chart(): Promise<ReleaseChart> {
    const { resource } = this;
    const chart = await resource.member('chart');
    const text = knownText(chart);
    if (chart === null) {
      return { kind: 'unknown', problem: problemAt('chart-unpinned', resource.place, 'The release has no chart') };
    }
    if (text === null) return { kind: 'unknown', problem: this.#problemOf(chart) };
    const repository = await resource.member('repository');
    const address = repository === null ? null : repository.kind === 'text' ? repository.text.whole || null : '';
    const folder = text.endsWith('.tgz') ? null : resource.folderOf(text);
    const isBeside = address === null && folder !== null && resource.files.has(inFolder(folder, 'Chart.yaml'));
    if (/^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || isBeside) {
      if (folder !== null) return { kind: 'folder', path: folder };
      return { kind: 'unknown', problem: problemAt('external-values', chart.place, quoteText(text)) };
    }
    const slash = text.lastIndexOf('/');
    const version = await resource.member('version');
    const known = knownText(version)?.trim() || null;
    const at = version?.kind === 'text' ? version.text.placeAt(0) : null;
    return {
      kind: 'published',
      name: text.slice(slash + 1),
      version: known === null || at === null ? null : { text: known, place: at },
      repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
      problem: version === null || knownText(version) !== null ? null : this.#problemOf(version),
    };
  }

  /** All settings as one layer, after the settings with unknown names, which may set anything. */
  async settings(): Promise<ReleaseValues[]> {
    const options: SetOption[] = [];
    const unseen: ReleaseValues[] = [];
    for (const type of SETTINGS) {
      for (const item of [...itemsOf(await this.resource.member(type)), ...(await this.resource.blocks(type))]) {
        const name = memberOf(item, 'name');
        const steps = stepsOf(knownText(name) ?? '');
        const value = memberOf(item, 'value');
        const isText = !/^(?:auto)?$/.test(knownText(memberOf(item, 'type')) ?? '');
        if (steps.length === 0) unseen.push(this.#problemOf(name ?? item));
        else if (value !== null) for (const option of this.#flatten(value, steps, isText)) options.push(option);
      }
    }
    return [...unseen, ...this.#layerOf(options)];
  }

  /** Each scalar in a value as a setting of its own. */
  #flatten(value: Value, steps: readonly (string | number)[], isText: boolean): SetOption[] {
    if (value.kind === 'list') return value.items.flatMap((item, at) => this.#flatten(item, [...steps, at], isText));
    if (value.kind === 'object')
      return value.members.flatMap(({ key, value: member }) => this.#flatten(member, [...steps, key], isText));
    const text = value.kind === 'text' ? this.#remembered(value.text) : null;
    const whole = text?.whole ?? 'null';
    const place = text?.placeAt(Math.max(whole.search(/\S/), 0)) ?? value.place;
    if (steps.length > 2 && steps.slice(-2).join('.') === 'image.tag') this.ofOthers.push(place);
    const setting = whole.trim().replace(/\\([\s\S])/g, '$1');
    return [{ steps, value: setting, isText: text !== null && (isText || text.unknownIn() !== null), place }];
  }

  /** The list of values, highest precedence first. */
  async values(): Promise<ReleaseValues[]> {
    const items = itemsOf(await this.resource.member('values'));
    return items.flatMap((item) => this.#valuesOf(item)).reverse();
  }

  #valuesOf(item: Value): ReleaseValues[] {
    if (item.kind === 'encoded' && item.value.kind === 'object')
      return this.#layerOf(this.#flatten(item.value, [], true));
    if (item.kind === 'null') return [];
    if (item.kind !== 'text') return [this.#problemOf(item)];
    const text = this.#remembered(item.text);
    if (text.whole.trim() === '') return [];
    // The place of a quoted, filled-in value is its source, not its quote.
    const start = (offset: number) => (/["']/.test(text.whole.charAt(offset)) ? offset + 1 : offset);
    const placeAt = (offset: number) => text.placeAt(start(offset));
    return [this.#layer(() => new YamlFile(placeAt(0).file, text.whole, { placeAt }))];
  }

  /** The same text, whose unknown values are remembered with their problems. */
  #remembered(text: EvaluatedText): EvaluatedText {
    for (const { text: name, unknown } of text.pieces) if (unknown !== null) this.#unknown.set(name, unknown.problem);
    return text;
  }

  #problemOf(value: Value): Problem {
    const of = value.kind === 'encoded' ? value.value : value;
    if (of.kind !== 'text') return problemAt('not-a-version', value.place, 'The value there');
    const unknown = this.#remembered(of.text).unknownIn();
    return unknown?.problem ?? problemAt('external-values', value.place, quoteText(of.text.whole));
  }

  #layerOf(options: readonly SetOption[]): ReleaseValues[] {
    const some = options.slice(0, MOST_SETTINGS);
    return options.length === 0 ? [] : [this.#layer(() => settingsAsYaml(this.resource.place.file, some))];
  }

  /** Values as YAML. They count as unseen where an unknown value may hold the image, or all of the values. */
  #layer(parse: () => YamlFile): ReleaseValues {
    const parsed = parsedValues(parse);
    if (!isSeen(parsed)) return parsed;
    const { root } = parsed;
    const values = root?.isMap ? ['image', this.service].map((name) => root.member(name)?.value ?? null) : [root];
    const texts = values.map((value) => value?.scalar?.text ?? '');
    return this.#unknownBehind(texts.join('\n')) ?? parsed;
  }
}

function itemsOf(value: Value | null): readonly Value[] {
  return value?.kind === 'list' ? value.items : value === null ? [] : [value];
}
