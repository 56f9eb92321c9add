import { type Answer, answerOfImage, problemAnswer } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { ProblemError } from '../../problem.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import { madeYaml } from '../../source/embedded-yaml.ts';
import type { HclAttribute, HclBlock, HclBody } from '../../source/hcl.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { evaluate } from './evaluation.ts';
import { type IgnoredChange, ignoredAt, ignoredChanges, ignoredProblem, ignoredUse } from './lifecycle.ts';
import type { Marks, Scope } from './scope.ts';
import {
  charactersOf,
  knownText,
  MOST_VALUE_LEVELS,
  MOST_VALUES,
  plainText,
  problemOf,
  sliceOf,
  TextPlaces,
  type TextValue,
  unknownIn,
  type Value,
} from './value.ts';

/** An image of the service in a block. */
export interface BlockImage {
  /** The way to it, for an identity. */
  readonly steps: readonly string[];
  readonly answer: Answer;
  readonly place: Place;
  readonly notices: readonly string[];
}

/** The images of a block. */
export interface BlockImages {
  readonly found: readonly BlockImage[];
  /** The arguments that were understood, whatever is in them, with what they were put together from. */
  readonly read: ReadonlyMap<HclAttribute, Marks>;
  /** Whether there are images, and each of them is known. */
  readonly isWhole: boolean;
}

/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:^|_)image(?:_name|_uri|_identifier)?$/i;
/** Arguments that hold containers, in whatever form. */
const HOLDER = /container|manifest|template|spec|yaml|task|definition|config/i;
/** `DOCKER|lightdash/lightdash:1.2.3` */
const DOCKER_PREFIX = /^DOCKER\|/;
/** So many images of one block are read. */
const MOST_IMAGES = 200;

/** Reads every image of the service in a block (DETECTION 2.3, containers of Terraform and HCL). */
export async function readImages(
  block: Pick<HclBlock, 'type' | 'labels' | 'body'>,
  scope: Scope,
  settings: FormatSettings,
): Promise<BlockImages> {
  const reading = new ImageReading(block, settings, ignoredUse(block, scope.module.blocks));
  await reading.body(block.body, [], scope);
  return reading.result();
}

interface Candidate {
  readonly steps: readonly string[];
  readonly value: Value;
  /** The name of its container; null where nothing says it. */
  readonly container: string | null;
  readonly attribute: HclAttribute;
  /** Names of blocks that lead to it, and its own. */
  readonly path: readonly string[];
  /** Whether a tag stands beside it. */
  readonly hasTag: boolean;
}

/** Where something stands in a block. */
type Position = Pick<Candidate, 'container' | 'attribute' | 'path' | 'hasTag'>;

class ImageReading {
  readonly #candidates: Candidate[] = [];
  readonly #marks = new Map<HclAttribute, Marks>();
  readonly #ignored: readonly IgnoredChange[];
  #count = 0;
  /** Whether there is more than is read. */
  #isCut = false;

  constructor(
    private readonly block: Pick<HclBlock, 'type' | 'labels' | 'body'>,
    private readonly settings: FormatSettings,
    /** Where all of the block is left as it is by what uses it. */
    private readonly unused: IgnoredChange | null,
  ) {
    this.#ignored = ignoredChanges(block);
  }

  async body(
    { attributes, blocks }: HclBody,
    steps: readonly string[],
    scope: Scope,
    path: readonly string[] = [],
  ): Promise<void> {
    const name = attributes.get('name');
    const container = name === undefined ? null : knownText(await evaluate(name.value, scope));
    for (const attribute of attributes.values()) {
      const isImage = this.#isImageKey(attribute.name);
      const text = attribute.source.text.slice(attribute.start, attribute.end);
      if (!isImage && !HOLDER.test(attribute.name) && !/image|lightdash/i.test(text)) continue;
      const { result: value, marks } = await scope.trace.filesOf(() => evaluate(attribute.value, scope));
      this.#marks.set(attribute, marks);
      const at = { container, attribute, path: [...path, attribute.name], hasTag: isTagAmong(attributes.keys()) };
      this.#walk(attribute.name, value, [...steps, attribute.name], at, 0);
    }
    const counts = new Map<string, number>();
    for (const block of blocks) {
      const of = block.labels.length === 0 ? block.type : `${block.type}.${block.labels.join('.')}`;
      const count = counts.get(of) ?? 0;
      counts.set(of, count + 1);
      const named = block.body.attributes.get('name');
      const label = named === undefined ? null : knownText(await evaluate(named.value, scope));
      const step = label === null ? (count === 0 ? of : `${of}[${count}]`) : `${of}[${label}]`;
      await this.body(block.body, [...steps, step], scope, [...path, block.type]);
    }
  }

  result(): BlockImages {
    const found: BlockImage[] = [];
    const read = new Map<HclAttribute, Marks>();
    const unread = new Set<HclAttribute>();
    const counts = new Map<string, number>();
    const unique = (steps: readonly string[]) => {
      const count = (counts.get(steps.join('.')) ?? 0) + 1;
      counts.set(steps.join('.'), count);
      return count === 1 ? steps : [...steps, `~${count}`];
    };
    const isCut = this.#isCut || this.#candidates.length > MOST_IMAGES;
    let isWhole = this.#candidates.length > 0 && !isCut;
    for (const candidate of this.#candidates.slice(0, MOST_IMAGES)) {
      const image = this.#kept(candidate, this.#read(candidate));
      const { attribute } = candidate;
      const marks = this.#marks.get(attribute);
      if (image === 'unknown') {
        isWhole = false;
        unread.add(attribute);
      } else if (marks !== undefined) read.set(attribute, marks);
      if (typeof image !== 'string') found.push({ ...image, steps: unique(image.steps) });
    }
    // One that was not understood may be any of those that an argument holds.
    for (const attribute of isCut ? read.keys() : unread) read.delete(attribute);
    return { found, read, isWhole };
  }

  /** An image that Terraform leaves as it is says nothing of what runs. */
  #kept({ path }: Candidate, image: BlockImage | 'other' | 'unknown'): BlockImage | 'other' | 'unknown' {
    const ignored = typeof image === 'string' ? null : (ignoredAt(this.#ignored, path) ?? this.unused);
    if (typeof image === 'string' || ignored === null) return image;
    return { ...image, answer: problemAnswer(ignoredProblem(ignored)), place: ignored.place };
  }

  #isImageKey(name: string): boolean {
    if (name === 'linux_fx_version') return true;
    return (
      IMAGE_KEY.test(name) ||
      (name === 'name' && this.block.type === 'resource' && this.block.labels[0] === 'docker_image')
    );
  }

  #walk(name: string, value: Value, steps: readonly string[], at: Position, level: number): void {
    this.#count += 1;
    if (this.#count > MOST_VALUES || level > MOST_VALUE_LEVELS) this.#isCut = true;
    if (this.#isCut || this.#candidates.length > MOST_IMAGES) return;
    if (value.kind === 'map') {
      const own = value.members.get('name');
      const label = own === undefined ? at.container : knownText(own.value);
      const below = { ...at, container: label, hasTag: isTagAmong(value.members.keys()) };
      for (const [key, member] of value.members) this.#walk(key, member.value, [...steps, key], below, level + 1);
    } else if (value.kind === 'list') {
      for (const [index, item] of value.items.entries()) {
        const own = item.kind === 'map' ? item.members.get('name') : undefined;
        const label = own === undefined ? null : knownText(own.value);
        const step = `${steps.at(-1) ?? ''}[${label ?? index}]`;
        this.#walk('', item, [...steps.slice(0, -1), step], at, level + 1);
      }
    } else if (this.#isImageKey(name)) this.#candidates.push({ ...at, steps, value });
    else if (value.kind === 'text') this.#embedded(value, steps, at, level);
  }

  /** A text that is YAML or JSON itself. */
  #embedded(value: TextValue, steps: readonly string[], at: Position, level: number): void {
    if (value.encoded !== null) {
      this.#walk('', value.encoded, steps, at, level + 1);
      return;
    }
    // Other formats read files of YAML by themselves.
    if (value.file !== null && /\.ya?ml$/.test(value.file)) return;
    const text = charactersOf(value);
    if (!/\bimage/i.test(text) || !/\n|^\s*[[{]/.test(text)) return;
    const places = new TextPlaces(value);
    try {
      const path = value.place.file;
      const file = madeYaml(path, text, (line, column) => places.placeOf(line, column));
      for (const [index, document] of file.documents.entries()) {
        if (document === null) continue;
        const own = file.documents.length === 1 ? steps : [...steps, `[${index}]`];
        this.#walk('', embeddedValue(file, document, value), own, at, level + 1);
      }
    } catch (error) {
      // Whether it shows the service is seen to where nothing has read it.
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  #read({ steps, value: written, container, hasTag }: Candidate): BlockImage | 'other' | 'unknown' {
    const value = withoutPrefix(written);
    if (value.kind === 'null') return 'other';
    if (value.kind === 'map' || value.kind === 'list') return 'unknown';
    const { images } = this.settings;
    const text = value.kind === 'text' ? charactersOf(value) : '';
    const reference = parseImageReference(text);
    if (value.kind === 'text' && reference === null) return 'other';
    const tagStart = tagOffset(text);
    const inName = unknownIn(value, 0, tagStart);
    const kind = reference === null ? 'other' : classifyImage(reference, images);
    if (inName !== null && isLast(value, tagStart)) {
      // What this resource stands for is read where it is described.
      if (inName.source.startsWith('docker_image.')) return 'other';
      if (!this.#isService(inName.source, container)) return 'unknown';
      const problem = problemOf(inName);
      return { steps, answer: problemAnswer(problem), place: problem.place ?? value.place, notices: [] };
    }
    if (value.kind !== 'text' || reference === null || kind === 'other') return 'other';
    // The tag stands beside it, or wherever a module that is not seen puts it.
    if (reference.tag === null && reference.digest === null && (hasTag || this.block.type === 'module'))
      return 'unknown';
    const inTag = unknownIn(value, tagStart);
    if (inTag !== null) {
      const problem = problemOf(inTag);
      return { steps, answer: problemAnswer(problem), place: problem.place ?? value.place, notices: [] };
    }
    const place = new TextPlaces(value).placeAt(tagStart < text.length ? tagStart : 0);
    const read = answerOfImage(reference, this.settings, place);
    return read === null ? 'other' : { steps, place, ...read };
  }

  /** Whether an image of which nothing is known is the service's, by what it and its container are called. */
  #isService(source: string, container: string | null): boolean {
    if (/lightdash/i.test(source)) return true;
    if (container !== null && /lightdash/i.test(container)) return true;
    return this.#candidates.length === 1 && this.block.labels.some((label) => /lightdash/i.test(label));
  }
}

function isTagAmong(names: Iterable<string>): boolean {
  return [...names].some((name) => /(?:^|_)(?:tag|version)$/i.test(name));
}

/** Where the tag of an image begins; the end where there is none. */
function tagOffset(text: string): number {
  const at = text.indexOf('@');
  const name = at === -1 ? text : text.slice(0, at);
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  if (colon !== -1) return colon + 1;
  return at === -1 ? text.length : at + 1;
}

/** Whether the last part of an image's name is not known, or has something that is not. */
function isLast(value: Value, end: number): boolean {
  if (value.kind !== 'text') return true;
  const name = charactersOf(value).slice(0, end);
  return unknownIn(value, name.lastIndexOf('/') + 1, end) !== null;
}

function withoutPrefix(value: Value): Value {
  if (value.kind !== 'text') return value;
  const [prefix = ''] = DOCKER_PREFIX.exec(value.pieces[0]?.text ?? '') ?? [];
  return prefix === '' ? value : sliceOf(value, prefix.length, Number.POSITIVE_INFINITY);
}

/** What an embedded text says; an image in it keeps the places that its text is put together from. */
function embeddedValue(
  file: YamlFile,
  value: YamlValue,
  whole: TextValue,
  name = '',
  above: ReadonlySet<unknown> = new Set(),
): Value {
  const { place, node } = value;
  if (above.has(node)) return { kind: 'null', place };
  const scalar = file.scalar(value);
  if (scalar !== null) {
    const source = file.sourceOf(value);
    const at = IMAGE_KEY.test(name) ? source.indexOf(scalar.text) : -1;
    const start = (node.range?.[0] ?? 0) + at;
    return at === -1 ? plainText(scalar.text, scalar.place) : sliceOf(whole, start, start + scalar.text.length);
  }
  const within = new Set([...above, node]);
  if (!file.isMap(value)) {
    return {
      kind: 'list',
      items: file.items(value).map((item) => embeddedValue(file, item, whole, '', within)),
      place,
    };
  }
  const members = file.members(value).map((member) => {
    return [
      member.name,
      { key: member.key, value: embeddedValue(file, member.value, whole, member.name, within) },
    ] as const;
  });
  return { kind: 'map', members: new Map(members), place };
}
