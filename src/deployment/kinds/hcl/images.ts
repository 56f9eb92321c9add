import { isNamed, product } from '../../../product/product.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import { type EvaluatedText, knownText, memberOf, type Value } from '../../../syntax/hcl/values.ts';
import { answerOfImage, type ImageReading, refusedImage } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import { namesService } from '../../service-names.ts';
import type { KindSettings } from '../kind.ts';

export type BlockImage = ImageReading & {
  readonly steps: readonly string[];
  /** Whether only the name of what it runs in says whose image it is. */
  readonly isByName: boolean;
};

/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
/** Such a key before a word, in a text that is JSON, YAML or a script. */
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const WORD = /[\w$][\w$.:@/+-]*/g;
/** The part of an image before its tag, or before its digest where it has no tag. */
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;

/** Where a text stands in the value of a block. */
interface TextPosition {
  readonly steps: readonly string[];
  readonly isImage: boolean;
  readonly hasTagBeside: boolean;
  /** The name of the container or the block. */
  readonly name: string;
}

type Block = Pick<HclBlock, 'type' | 'labels'>;

/** Every image of the service in the value of a block. */
export function imagesIn(value: Value, block: Block, settings: KindSettings): BlockImage[] {
  const found: BlockImage[] = [];
  const name = block.labels.join('.');
  for (const [text, position] of textsIn(value, { steps: [], isImage: false, hasTagBeside: false, name }, block))
    for (const image of imagesOf(text, position, settings))
      if (found.push(image) === MOST_IMAGES) return withoutOthers(found);
  return withoutOthers(found);
}

/** Beside an image with a name of its own, the others are those of other containers. */
function withoutOthers(found: BlockImage[]): BlockImage[] {
  const named = found.filter(({ isByName }) => !isByName);
  return named.length > 0 ? named : found;
}

function* textsIn(value: Value, position: TextPosition, block: Block): Generator<[EvaluatedText, TextPosition]> {
  const { steps, name } = position;
  if (value.kind === 'text') yield [value.text, position];
  else if (value.kind === 'encoded') yield* textsIn(value.value, position, block);
  else if (value.kind === 'list') {
    for (const [i, item] of value.items.entries())
      yield* textsIn(item, { steps: [...steps, `[${i}]`], isImage: false, hasTagBeside: false, name }, block);
  } else if (value.kind === 'object') {
    const own = knownText(memberOf(value, 'name')) ?? name;
    // A module may add the tag.
    const hasTagBeside = block.type === 'module' || value.members.some(({ key }) => TAG_KEY.test(key));
    for (const { key, value: member } of value.members) {
      const isImage = IMAGE_KEY.test(key) || (key === 'name' && block.labels[0] === 'docker_image');
      yield* textsIn(member, { steps: [...steps, key], isImage, hasTagBeside, name: own }, block);
    }
  }
}

/** The images of the service in a text, which may be a whole script. */
function* imagesOf(text: EvaluatedText, position: TextPosition, settings: KindSettings): Generator<BlockImage> {
  const { whole, pieces } = text;
  if (!isNamed(whole) && !position.isImage && settings.images.length === 0) return;
  // Manifest files have their own reader.
  if (pieces.length === 1 && /\.ya?ml$/.test(text.placeAt(0).file)) return;
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    const before = whole.slice(Math.max(0, index - LONGEST_LEAD), index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line)) continue;
    const isImage = position.isImage || IMAGE_MEMBER.test(line);
    const image = readWord(word.replace(/(?<![.:])[.:]+$/, ''), index, text, { ...position, isImage }, settings);
    if (image !== null) yield image;
  }
}

/** @param start of the word in the text */
function readWord(
  word: string,
  start: number,
  text: EvaluatedText,
  { steps, isImage, hasTagBeside, name }: TextPosition,
  settings: KindSettings,
): BlockImage | null {
  const reference = parseImageReference(word);
  if (reference === null) return null;
  const kind = classifyImage(reference, settings.images);
  const tagStart = TAG_START.exec(word)?.[0].length ?? word.length;
  const inName = text.unknownIn(start + word.lastIndexOf('/', tagStart - 1) + 1, start + tagStart);
  if (inName !== null) {
    // The referenced resource is read where it is declared.
    const { written } = inName;
    if (!isImage || written.startsWith('docker_image.') || !namesService(`${written}= ${name}`)) return null;
  } else if (kind === 'other' || (kind !== 'service' && !isImage)) return null;
  // A repository that is called after the service holds builds of it, whatever its address is. Without the sign, that would be a host.
  const isCalledSo = inName !== null && namesService(`${inName.written}=`);
  const common = { steps, isByName: inName !== null && !isCalledSo };
  const isBuild = isCalledSo && tagStart < word.length;
  const unknown = (isBuild ? null : inName) ?? text.unknownIn(start + tagStart, start + word.length);
  const place = text.placeAt(start + (tagStart < word.length ? tagStart : 0));
  if (unknown !== null) return { ...common, ...refusedImage(unknown.problem, place) };
  // The tag stands elsewhere.
  if (tagStart === word.length && (!isImage || hasTagBeside)) return null;
  const named = isBuild ? { ...reference, repository: `${reference.repository}/${product.word}` } : reference;
  const read = answerOfImage(named, settings, place);
  return read && { ...common, ...read };
}
