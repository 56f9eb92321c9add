import { showPlace } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import { type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { HclBlock, HclExpression } from '../../source/hcl/tree.ts';
import { YamlFile } from '../../source/yaml.ts';
import { type HelmReleaseReading, type ReleaseChart, type ReleaseValues, readHelmRelease } from '../helm/release.ts';
import { stepsOf } from '../helm/settings.ts';
import type { KindSettings } from '../kind.ts';
import { evaluate, evaluateBlock } from './evaluation.ts';
import { isPath, pathOf, type Scope } from './module.ts';
import { isUnknown, knownText, memberOf, nothingOf, type PlacedText, placedText, placeOf, standInOf } from './text.ts';
import type { Trace } from './trace.ts';

/** Kinds of settings, in the order in which the provider applies them. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
/** Settings of one release; more than anybody writes. */
const MOST_SETTINGS = 20_000;

/**
 * Reads a resource `helm_release` (DETECTION 2.3): what is set wins over the list of values, of which the later wins, and the chart's
 * version decides where none has the tag.
 *
 * @returns null where that is not the service
 * @throws TreeError where the tree cannot be read
 */
export async function readReleaseBlock(
  block: HclBlock,
  scope: Scope,
  trace: Trace,
  settings: KindSettings,
): Promise<HelmReleaseReading | null> {
  const release = new ReleaseBlock(block, scope, trace, settings.chart);
  const chart = await release.chart();
  const values = [...(await release.settings()), ...(await release.values())];
  const reading = await readHelmRelease(trace.files, { chart, values, place: placeOf(block) }, settings);
  return reading && withoutMode(release.named(reading), block);
}

/** The same without the mode of the upgrade, where the provider keeps the chart's hooks from running, or may. */
function withoutMode(reading: HelmReleaseReading, { body }: HclBlock): HelmReleaseReading {
  const disabled = body.attributes.get('disable_webhooks');
  if (disabled === undefined || knownText(disabled.value) === 'false' || reading.declared.upgradeMode === null)
    return reading;
  const at = showPlace(placeOf(disabled));
  const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}

class ReleaseBlock {
  /** What is not known and stands in the values, by what stands there for it. */
  readonly #unknown = new Map<string, HclExpression>();

  constructor(
    private readonly block: HclBlock,
    private readonly scope: Scope,
    private readonly trace: Trace,
    /** Name of the service's chart. */
    private readonly service: string,
  ) {}

  /** What stands in a text for something that is filled in is named as what it is. */
  named(reading: HelmReleaseReading): HelmReleaseReading {
    const name = <T extends Pick<HelmReleaseReading, 'answer' | 'place'>>(each: T): T => {
      if (each.answer.status !== 'problem' || each.answer.problem.code !== 'unresolved-template') return each;
      const { found } = each.answer.problem;
      const matching = [...this.#unknown].filter(([text]) => found.includes(text));
      const longest = matching.sort(([one], [other]) => other.length - one.length)[0]?.[1];
      if (longest === undefined) return each;
      const problem = this.trace.problemOf(longest);
      return { ...each, answer: { status: 'problem', problem }, place: problem.place ?? each.place };
    };
    return { ...name(reading), further: reading.further.map((each) => ({ ...each, found: name(each.found) })) };
  }

  async #value(name: string): Promise<HclExpression | null> {
    const attribute = this.block.body.attributes.get(name);
    const value = attribute === undefined ? null : await evaluate(attribute.value, this.scope, this.trace);
    return value?.kind === 'literal' && value.value === null ? null : value;
  }

  async chart(): Promise<ReleaseChart> {
    const chart = await this.#value('chart');
    const text = knownText(chart);
    if (chart === null || text === null) {
      const missing = () => problemAt('chart-unpinned', placeOf(this.block), 'The release has no chart');
      return { kind: 'unknown', problem: chart === null ? missing() : this.#problemOf(chart) };
    }
    const repository = await this.#value('repository');
    const address = repository === null ? null : (placedText(repository)?.text ?? '');
    // The provider puts a repository that is no address in front of the chart.
    const path = address !== null && isPath(address) ? `${address}/${text}` : text;
    if (isPath(path)) {
      const folder = path.endsWith('.tgz') ? null : pathOf(path, this.scope.root);
      if (folder !== null) return { kind: 'folder', path: folder };
      return { kind: 'unknown', problem: problemAt('external-values', placeOf(chart), quoteText(text)) };
    }
    const beside = inFolder(this.scope.root, text);
    if (address === null && this.trace.files.has(inFolder(beside, 'Chart.yaml')))
      return { kind: 'folder', path: beside };
    const version = await this.#value('version');
    const written = knownText(version) || null;
    const place = version === null ? null : (placedText(version)?.placeAt(0) ?? placeOf(version));
    const slash = text.lastIndexOf('/');
    return {
      kind: 'published',
      name: text.slice(slash + 1),
      version: written === null || place === null ? null : { text: written, place },
      repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
      problem: version === null || knownText(version) !== null ? null : this.#problemOf(version),
    };
  }

  /** What is set, all of it as one layer; in front of it what may set anything. */
  async settings(): Promise<ReleaseValues[]> {
    const made: MadeSetting[] = [];
    const unseen: ReleaseValues[] = [];
    for (const type of SETTINGS) {
      const items: HclExpression[] = [];
      for (const each of this.block.body.blocks) {
        if (each.type === 'dynamic' && each.labels[0] === type) items.push(nothingOf(each));
        if (each.type === type) items.push(await evaluateBlock(each, this.scope, this.trace));
      }
      const value = await this.#value(type);
      if (value !== null) items.push(...(value.kind === 'list' ? value.items : [value]));
      for (const item of items) {
        const name = memberOf(item, 'name');
        const steps = stepsOf(knownText(name) ?? '');
        const setting = memberOf(item, 'value');
        const isText = (knownText(memberOf(item, 'type')) ?? 'auto') !== 'auto';
        if (steps.length === 0) unseen.push({ kind: 'unseen', problem: this.#problemOf(name ?? item) });
        else if (setting !== null) this.#flatten(setting, steps, made, isText);
      }
    }
    return [...unseen, ...this.#made(made)];
  }

  /** What stands in a value, each scalar as a setting of its own. */
  #flatten(value: HclExpression, steps: readonly (string | number)[], made: MadeSetting[], isText: boolean): void {
    if (made.length > MOST_SETTINGS) return;
    if (value.kind === 'list') {
      for (const [index, item] of value.items.entries()) this.#flatten(item, [...steps, index], made, isText);
    } else if (value.kind === 'object') {
      for (const { key, value: member } of value.members)
        this.#flatten(member, [...steps, knownText(key) ?? ''], made, isText);
    } else {
      const placed = placedText(value);
      const isKnown = placed === null || this.#note(placed);
      const text = placed?.text ?? 'null';
      const place = placed?.placeAt(Math.max(text.search(/\S/), 0)) ?? placeOf(value);
      made.push({ steps, value: text.trim().replace(/\\([\s\S])/g, '$1'), isText: isText || !isKnown, place });
    }
  }

  /** The list of values, the one that wins first. */
  async values(): Promise<ReleaseValues[]> {
    const values = await this.#value('values');
    const items = values?.kind === 'list' ? values.items : values === null ? [] : [values];
    return items.flatMap((item) => this.#valuesOf(item)).reverse();
  }

  #valuesOf(item: HclExpression): ReleaseValues[] {
    const [encoded] = item.kind === 'call' ? item.arguments : [];
    if (encoded?.kind === 'object') {
      const made: MadeSetting[] = [];
      this.#flatten(encoded, [], made, true);
      return this.#made(made);
    }
    const placed = placedText(item);
    if (item.kind === 'literal' && item.value === null) return [];
    if (placed === null || isUnknown(item)) return [{ kind: 'unseen', problem: this.#problemOf(item) }];
    if (placed.text.trim() === '') return [];
    this.#note(placed);
    // What is filled in within quotes stands where it comes from.
    const start = (offset: number) => (/["']/.test(placed.text.charAt(offset)) ? offset + 1 : offset);
    const placeAt = (offset: number) => placed.placeAt(start(offset)) ?? placeOf(item);
    return [this.#layer(() => new YamlFile(placeAt(0).file, placed.text, { placeAt }))];
  }

  /** Keeps what is not known in a text; whether there is nothing of the kind. */
  #note({ parts }: PlacedText): boolean {
    const unknown = parts.flatMap((part) => part.unknown ?? []);
    for (const each of unknown) this.#unknown.set(standInOf(each), each);
    return unknown.length === 0;
  }

  #problemOf(value: HclExpression): Problem {
    const unknown = placedText(value)?.parts.find((part) => part.unknown !== null)?.unknown ?? null;
    if (unknown !== null) return this.trace.problemOf(unknown);
    return problemAt('not-a-version', placeOf(value), 'What stands there');
  }

  #made(made: readonly MadeSetting[]): ReleaseValues[] {
    return made.length === 0 ? [] : [this.#layer(() => settingsAsYaml(this.block.source.path, made))];
  }

  /** Values as YAML; none that are seen where what is filled in may hold the image, or all of them. */
  #layer(make: () => YamlFile): ReleaseValues {
    try {
      const file = make();
      const { root } = file;
      const isMap = root !== null && file.isMap(root);
      const values = isMap ? ['image', this.service].map((name) => file.member(root, name)?.value ?? null) : [root];
      const texts = values.map((value) => (value === null ? '' : (file.scalar(value)?.text ?? '')));
      const hidden = [...this.#unknown].find(([name]) => texts.some((text) => text.includes(name)))?.[1];
      if (hidden !== undefined) return { kind: 'unseen', problem: this.trace.problemOf(hidden) };
      return { kind: 'layer', layer: { file, root } };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { kind: 'unseen', problem: error.problem };
    }
  }
}
