import { type Place, showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { type SetOption, settingsAsYaml } from '../../../syntax/embedded-yaml.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import { YamlFile } from '../../../syntax/yaml.ts';
import { problemAnswer } from '../../image-answer.ts';
import { baseNameOf, inFolder } from '../../repository-paths.ts';
import { changeMain, type HelmImageReading, type ReleasePart } from '../helm/findings.ts';
import { type ReleaseChart, readHelmRelease } from '../helm/release.ts';
import { stepsOf } from '../helm/set-path.ts';
import { isSeen, parsedValues, type ReleaseValues } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import { type Evaluation, pathFrom } from './evaluation.ts';
import type { Scope } from './modules.ts';
import { type EvaluatedText, knownText, memberOf, placeOf, SETTINGS, type Value } from './values.ts';

/** The most settings of one release. Nobody writes more. */
const MOST_SETTINGS = 20_000;

/**
 * Reads a `helm_release` resource (docs/detection.md#which-value-wins). Settings override the list of values, in which
 * later items win; without a tag there, the chart's version decides.
 *
 * @returns empty if it is not the service
 */
export async function readReleaseBlock(
  block: HclBlock,
  scope: Scope,
  evaluation: Evaluation,
  settings: KindSettings,
): Promise<ReleasePart[]> {
  const release = new ReleaseBlock(block, scope, evaluation, settings.chart);
  const chart = await release.chart();
  const values = [...(await release.settings()), ...(await release.values())];
  const parts = await readHelmRelease(evaluation.files, { chart, values, place: placeOf(block) }, settings);
  const isService = chart.kind === 'published' && baseNameOf(chart.name) === settings.chart;
  const others = isService ? release.ofOthers : [];
  const disabled = await release.member('disable_webhooks');
  const named = parts.map((part) => ({ ...part, found: release.named(part.found) }));
  return changeMain(named, (own) => withoutMode({ ...own, accounts: [...own.accounts, ...others] }, disabled));
}

/** Removes the upgrade mode where the provider disables the chart's hooks, or may disable them. */
function withoutMode(reading: HelmImageReading, disabled: Value | null): HelmImageReading {
  if (disabled === null || knownText(disabled) === 'false' || reading.declared.upgradeMode === null) return reading;
  const at = showPlace(disabled.place);
  const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}

class ReleaseBlock {
  /** Problems of unknown values, by the text that stands for the value. */
  readonly #unknown = new Map<string, Problem>();
  /** The tags of other images in the service's chart, such as `postgresql.image.tag`. */
  readonly ofOthers: Place[] = [];

  constructor(
    private readonly block: HclBlock,
    private readonly scope: Scope,
    private readonly evaluation: Evaluation,
    private readonly service: string,
  ) {}

  /** Replaces a template problem by the problem of the unknown value behind it. */
  named(reading: HelmImageReading): HelmImageReading {
    if (reading.answer.status !== 'problem' || reading.answer.problem.code !== 'unresolved-template') return reading;
    const problem = this.#hiddenIn(reading.answer.problem.found);
    const place = problem?.place ?? reading.place;
    return problem === null ? reading : { ...reading, answer: problemAnswer(problem), place };
  }

  #hiddenIn(text: string): Problem | null {
    const names = [...this.#unknown.keys()].filter((name) => text.includes(name));
    return this.#unknown.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? null;
  }

  async member(name: string): Promise<Value | null> {
    const attribute = this.block.body.attributes.get(name);
    const value = attribute === undefined ? null : await this.evaluation.value(attribute.value, this.scope);
    return value?.kind === 'null' ? null : value;
  }

  async chart(): Promise<ReleaseChart> {
    const chart = await this.member('chart');
    const text = knownText(chart);
    if (chart === null) {
      return { kind: 'unknown', problem: problemAt('chart-unpinned', placeOf(this.block), 'The release has no chart') };
    }
    if (text === null) return { kind: 'unknown', problem: this.#problemOf(chart) };
    const repository = await this.member('repository');
    const address = repository === null ? null : repository.kind === 'text' ? repository.text.whole : '';
    const { root } = this.scope;
    const isBeside = address === null && this.evaluation.files.has(`${inFolder(root, text)}/Chart.yaml`);
    if (/^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || isBeside) {
      const folder = text.endsWith('.tgz') ? null : pathFrom(root, text);
      if (folder !== null) return { kind: 'folder', path: folder };
      return { kind: 'unknown', problem: problemAt('external-values', chart.place, quoteText(text)) };
    }
    const slash = text.lastIndexOf('/');
    const version = await this.member('version');
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
    const made: SetOption[] = [];
    const unseen: ReleaseValues[] = [];
    for (const type of SETTINGS) {
      const written = await this.member(type);
      const items = written?.kind === 'list' ? [...written.items] : written === null ? [] : [written];
      for (const each of this.block.body.blocks) {
        if (each.type === type) items.push(await this.evaluation.block(each, this.scope));
        if (each.type === 'dynamic' && each.labels[0] === type) items.push(this.evaluation.unknown(each, this.scope));
      }
      for (const item of items) {
        const name = memberOf(item, 'name');
        const steps = stepsOf(knownText(name) ?? '');
        const value = memberOf(item, 'value');
        const isText = (knownText(memberOf(item, 'type')) ?? 'auto') !== 'auto';
        if (steps.length === 0) unseen.push(this.#problemOf(name ?? item));
        else if (value !== null) this.#flatten(value, steps, made, isText);
      }
    }
    return [...unseen, ...this.#made(made)];
  }

  /** Adds each scalar in a value as a setting of its own. */
  #flatten(value: Value, steps: readonly (string | number)[], made: SetOption[], isText: boolean): void {
    if (made.length > MOST_SETTINGS) return;
    if (value.kind === 'list') {
      for (const [index, item] of value.items.entries()) this.#flatten(item, [...steps, index], made, isText);
    } else if (value.kind === 'object') {
      for (const { key, value: member } of value.members) this.#flatten(member, [...steps, key], made, isText);
    } else {
      const text = value.kind === 'text' ? this.#note(value.text) : null;
      const whole = text?.whole ?? 'null';
      const place = text?.placeAt(Math.max(whole.search(/\S/), 0)) ?? value.place;
      if (steps.length > 2 && steps.slice(-2).join('.') === 'image.tag') this.ofOthers.push(place);
      const setting = whole.trim().replace(/\\([\s\S])/g, '$1');
      made.push({ steps, value: setting, isText: text !== null && (isText || text.unknownIn() !== null), place });
    }
  }

  /** The list of values, highest precedence first. */
  async values(): Promise<ReleaseValues[]> {
    const values = await this.member('values');
    const items = values?.kind === 'list' ? values.items : values === null ? [] : [values];
    return items.flatMap((item) => this.#valuesOf(item)).reverse();
  }

  #valuesOf(item: Value): ReleaseValues[] {
    if (item.kind === 'encoded' && item.value.kind === 'object') {
      const made: SetOption[] = [];
      this.#flatten(item.value, [], made, true);
      return this.#made(made);
    }
    if (item.kind === 'null') return [];
    if (item.kind !== 'text') return [this.#problemOf(item)];
    const text = this.#note(item.text);
    if (text.whole.trim() === '') return [];
    // The place of a quoted, filled-in value is its source, not its quote.
    const start = (offset: number) => (/["']/.test(text.whole.charAt(offset)) ? offset + 1 : offset);
    const placeAt = (offset: number) => text.placeAt(start(offset));
    return [this.#layer(() => new YamlFile(placeAt(0).file, text.whole, { placeAt }))];
  }

  /** Remembers the unknown values in a text. */
  #note(text: EvaluatedText): EvaluatedText {
    for (const { text: name, unknown } of text.pieces) if (unknown !== null) this.#unknown.set(name, unknown.problem);
    return text;
  }

  #problemOf(value: Value): Problem {
    const of = value.kind === 'encoded' ? value.value : value;
    const unknown = of.kind === 'text' ? this.#note(of.text).unknownIn() : null;
    return unknown?.problem ?? problemAt('not-a-version', value.place, 'What stands there');
  }

  #made(made: readonly SetOption[]): ReleaseValues[] {
    return made.length === 0 ? [] : [this.#layer(() => settingsAsYaml(this.block.source.path, made))];
  }

  /** Values as YAML. They count as unseen where an unknown value may hold the image, or all of the values. */
  #layer(parse: () => YamlFile): ReleaseValues {
    const parsed = parsedValues(parse);
    if (!isSeen(parsed)) return parsed;
    const { file, root } = parsed;
    const isMap = root !== null && file.isMap(root);
    const values = isMap ? ['image', this.service].map((name) => file.member(root, name)?.value ?? null) : [root];
    const texts = values.map((value) => (value === null ? '' : (file.scalar(value)?.text ?? '')));
    const hidden = this.#hiddenIn(texts.join('\n'));
    return hidden === null ? parsed : hidden;
  }
}
