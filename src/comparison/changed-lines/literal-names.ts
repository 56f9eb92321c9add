import { unformatted } from '../../syntax/text-lines.ts';
import type { VersionLiteral } from './version-literals.ts';

/** The names that a line assigns, and those of {@link ownNames}. */
export function namesOf(literal: VersionLiteral): string[] {
  return [...ownNames(literal), ...allIn(literal.inFront, ASSIGNED)];
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
  return sections.length === 0 ? null : unformatted([...sections, inFront].join('\n'));
}

function allIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

const ASSIGNED = /(?<!\w)\d*([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/g;
const NAMED = /(?:variable\s{1,60}|(?:name|key)["']?\s{0,60}[:=]\s{0,60})["']?([A-Za-z_][\w.-]{0,99})/gi;
