import { linesOf, withoutComment } from './text-lines.ts';

/** Names of files of Terraform, Terragrunt, Nomad and the like. */
export const HCL_NAMES = ['*.tf', '*.tofu', '*.tfvars', '*.hcl', '*.nomad'] as const;

const SERVICE = /lightdash/i;
/** A member that may fix a version, where something else says that it is the service's. */
const MEMBER = /(?:^|[\s{,(["])(?:(?:\w+_)?(?:image|tag)|(?:(?:app|chart|image|helm|release)_)?version|chart)"?\s*[=:]/;
/** One that does so in a folder of the service; `version` alone may be that of a provider. */
const MEMBER_OF_FOLDER =
  /(?:^|[\s{,(["])(?:(?:\w+_)?(?:image|tag)|(?:app|chart|image|helm|release)_version|chart)"?\s*[=:]/;
const IMAGE_TAG = /"image\.tag"/;
/** There are providers that manage what is in a running service, and these have versions as well. */
const PROVIDER_SOURCE = /\bsource"?\s*[=:]\s*"(?:[\w-]+(?:\.[\w-]+)+\/)?[\w-]+\/lightdash"/i;
const PROVIDER_BLOCK = /^\s*(?:provider\s+"[^"]*lightdash"|(?:resource|data|ephemeral)\s+"lightdash_)/i;
const PICTURE = /\.(?:png|svg|jpe?g|gif|ico|webp)\b/i;

interface Block {
  readonly isNamed: boolean;
  hasMember: boolean;
  isProvider: boolean;
}

/** Whether a file's name is one of {@link HCL_NAMES}. */
export function isHcl(path: string): boolean {
  return /\.(?:tf|tofu|tfvars|hcl|nomad)$/i.test(path);
}

/** The lines without what is written as an image is and is none: comments, and the sources of providers. */
export function* linesThatNameImages(text: string): Generator<string> {
  for (const line of hclLines(text)) yield line.replace(PROVIDER_SOURCE, '');
}

/** The lines outside of comments. */
function* hclLines(text: string): Generator<string> {
  const lastEnd = text.lastIndexOf('*/');
  let position = 0;
  let isComment = false;
  for (const line of linesOf(text)) {
    position = text.indexOf(line, position);
    // One that does not end is none; within a line it may be text.
    if (!isComment && /^\s*\/\*/.test(line) && position < lastEnd) isComment = true;
    if (isComment) isComment = !/\*\/\s*$/.test(line);
    else yield withoutComment(line);
    position += line.length;
  }
}

/** Whether a file of that kind names the service together with a tag, an image, a version or a chart. */
export function showsServiceInHcl(path: string, text: string): boolean {
  const isInFolder = SERVICE.test(path);
  const blocks: Block[] = [];
  for (const line of hclLines(text)) {
    const top = blocks.at(-1);
    const isProvider = PROVIDER_SOURCE.test(line);
    if (isInFolder && MEMBER_OF_FOLDER.test(line)) return true;
    if (!isProvider && (isNamedMember(line) || hasNamedKey(line))) return true;
    const hasMember = MEMBER.test(line) || IMAGE_TAG.test(line);
    const isNamed = SERVICE.test(line) && !PROVIDER_BLOCK.test(line);
    const depth = count(line, '{') - count(line, '}');
    if (depth > 0) {
      blocks.push({ isNamed, hasMember, isProvider });
      for (let more = 1; more < depth; more += 1) blocks.push({ isNamed: false, hasMember: false, isProvider: false });
      continue;
    }
    // All of it on one line: `lightdash = { tag = "1.2.3" }`.
    if (depth === 0 && hasMember && isNamed && !isProvider && line.includes('{')) return true;
    if (top !== undefined) {
      top.hasMember ||= hasMember;
      top.isProvider ||= isProvider;
    }
    for (let closed = depth; closed < 0; closed += 1) if (close(blocks)) return true;
  }
  while (blocks.length > 0) if (close(blocks)) return true;
  return false;
}

/** Ends the innermost block, and says whether it is one of the service's. */
function close(blocks: Block[]): boolean {
  const block = blocks.pop();
  if (block === undefined || block.isProvider) return false;
  const parent = blocks.at(-1);
  if (parent !== undefined) parent.hasMember ||= block.hasMember;
  return block.isNamed && block.hasMember;
}

/** `chart = "lightdash"`, `version = var.lightdash_version` */
function isNamedMember(line: string): boolean {
  const member = MEMBER.exec(line);
  if (member === null) return false;
  const value = line.slice(member.index + member[0].length);
  return SERVICE.test(value) && !PICTURE.test(value);
}

/** `lightdash_image_tag = …`, `variable "lightdash_version" {` */
function hasNamedKey(line: string): boolean {
  if (!SERVICE.test(line)) return false;
  for (const { 0: word, index } of line.matchAll(/[\w.-]+/g)) {
    const end = index + word.length;
    const isKey = SERVICE.test(word) && /(?:tag|image|version|chart)$/i.test(word) && !/cli/i.test(word);
    if (isKey && /^"?\s*[={:]/.test(line.slice(end, end + 40))) return true;
  }
  return false;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
