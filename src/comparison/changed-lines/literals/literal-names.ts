import { unformatted } from '../../../syntax/text-lines.ts';
import { nameOfAnchor, nameOfReplaced, REPLACED } from '../variables/variable-syntax.ts';
import { IMAGE_IN_FRONT } from './beside-image.ts';
import type { VersionLiteral } from './version-literals.ts';

/** The names that a line assigns, and those of {@link ownNames}. */
export function namesOf(literal: VersionLiteral): string[] {
  const inFront = literal.inFront.replace(SET_BEFORE, '');
  const assigned = [ASSIGNED, FALLBACK, SET_BY_AZURE].flatMap((pattern) => allIn(inFront, pattern));
  const anchors = allIn(inFront, ANCHOR).map(nameOfAnchor);
  const replaced = allIn(inFront, REPLACED).map(nameOfReplaced);
  return [...ownNames(literal), ...anchors, ...assigned, ...replaced];
}

/** The maps that a literal stands in, of which one of several is looked up: `tags = {`, `tags[eu] = `. */
export function mapsAround({ key, inFront, around: { sections } }: VersionLiteral): string[] {
  const depth = /^(?:tag|version)$/i.test(key) ? 2 : 1;
  return [...allIn(inFront, ENTRY), ...sections.slice(-depth).flatMap((section) => allIn(section, ASSIGNED))];
}

/** The key of a literal. If that is one such as `default`, or missing as in a list, the block around it gives the name. */
export function ownNames({ key, inFront, around: { context, sections } }: VersionLiteral): string[] {
  const isPlain = /^(?:default(?:value)?|(?:parameter_?)?value)$/i.test(key);
  const above = /^[-\s]*["']?([\w.][\w.-]*)["']?\s*[:={]/.exec(sections.at(-1) ?? '')?.[1];
  return [
    key,
    ...(isPlain ? allIn([inFront, ...context].join(' '), NAMED) : []),
    ...(above !== undefined && /^(?:default|value|)$/i.test(key) ? [above] : []),
  ];
}

/** What a literal sets, with the keys above it: equal in the values of a chart and in what overrides them. Null if it is below no key. */
export function settingOf({ inFront, around: { sections } }: VersionLiteral): string | null {
  const keys = sections.filter((line) => !NO_KEY.test(line));
  return keys.length === 0 ? null : unformatted([...keys, inFront].join('\n'));
}

/** What begins a block without a key, as in Jsonnet: `{`, `(import 'bi.libsonnet') + {`. */
const NO_KEY = /^(?:\([^)]{0,400}\)\s?\+\s?)?\{$/;

/** Whether a line sets what a literal sets, to something else. */
export function isSameSetting(text: string, { inFront, text: own, version }: VersionLiteral): boolean {
  // A file may hold nothing else.
  if (own.trim().replace(/^v/, '') === version) return /^[\w.+@-]{1,200}$/.test(text.trim());
  const bare = (line: string) => line.trim().replace(/^-\s+/, '').replace(SHORT, ':');
  // In front of the tag, the image is part of what is set.
  return [inFront, inFront.replace(IMAGE_IN_FRONT, '')].some((front) => {
    const setting = bare(front).replace(/ ?["'`]$/, '');
    const isSetting = /(?:[\w\]]["']?\s{0,9}[:?]?[=:]|--[\w-]{1,40})$/.test(setting) || /\w ["'`]$/.test(front);
    return isSetting && bare(text).startsWith(setting);
  });
}

function allIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** An anchor of YAML in front of what it stands for: `bi: &bi 1.2.3`. */
const ANCHOR = /&([\w-]{1,99})\s{1,9}["']?v?$/g;
/** Where a program writes `{ tag }` for `{ tag: tag }`. */
const SHORT = /(?<=\{\s?\w{1,99})(?=\s?\})/;
const ENTRY = /([A-Za-z_]\w{0,99})\[[^\][]{1,99}\]\s{0,9}=/g;
const ASSIGNED = /(?<!\w)\d*([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/g;
/** What a literal is the default of, but for the tag of an image: `${TAG:-1.2.3}`, `inputs.tag || '1.2.3'`. */
const FALLBACK =
  /(?<!\w|\/[\w.-]{1,99}:[$%\x7b(]{1,4}\s{0,3}(?:\w{1,20}\.){0,3})([A-Za-z_]\w{0,99})\s{0,3}(?:\|\||\?\?|:-)\s{0,3}["']?v?$/g;
/** What a command of Azure sets: `##vso[task.setvariable variable=TAG]1.2.3`. */
const SET_BY_AZURE = /\bvariable=([A-Za-z_]\w{0,99})[^\]\n]{0,99}\]$/g;
/** Names in front that have a value of their own: `{ lightdash: '1.2.3', ledger: '`, `-e bi_tag=1.2.3 -e shop_tag=`. */
const SET_BEFORE =
  /[\w.-]{1,99}["']?\s{0,9}[:=]\s{0,9}["'`]?\w[^,:={}[\]()]{0,99},|(?<![\w.-])\w{1,99}=["']?\d[\w.+-]{0,99}["']?\s/g;
const NAMED = /(?:variable\s{1,60}|(?:name|key|\bid)["']?\s{0,60}[:=]\s{0,60})["']?\${0,2}([A-Za-z_][\w.-]{0,99})/gi;
