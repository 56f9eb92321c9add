import type { Exception, PlacedException } from '../team-file/team-file.ts';
import { UNWRITTEN_REASON } from '../team-file/team-rules.ts';
import type { Draft, LineAt, LineChange } from './draft.ts';
import { endOf, indentOf, isBlankOrComment } from './outline.ts';

/** Drafts exceptions in the team's own file (docs/policy.md#exceptions). @returns false for a list in another form */
export async function draftExceptions(
  draft: Draft,
  path: string,
  exceptions: readonly Omit<Exception, 'reason'>[],
): Promise<boolean> {
  if (exceptions.length === 0) return true;
  const [first] = await draft.linesOf(path);
  const there = (first?.lines ?? []).map((line) => line.trim()).join('\n');
  const texts = new Set(exceptions.map((each) => entryOf(each, there).join('\n')));
  const entries = [...texts].flatMap((text) => text.split('\n'));
  if (await draft.create(path, ['exceptions:', ...indented(entries, 2)])) return true;
  const changes = first === undefined ? null : intoList(first.lines, entries);
  draft.change(path, changes ?? []);
  return changes !== null;
}

/** @param there the file, its lines without their indents: the same entry a second time would be history */
function entryOf(exception: Omit<Exception, 'reason'>, there: string): string[] {
  for (let time = 1; ; time += 1) {
    const entry = entryWith(exception, time === 1 ? UNWRITTEN_REASON : `${UNWRITTEN_REASON} (${time})`);
    if (!there.includes(entry.map((line) => line.trim()).join('\n'))) return entry;
  }
}

/** On lines that a phone shows whole. */
function entryWith({ from, to, allow, environment, files }: Omit<Exception, 'reason'>, reason: string): string[] {
  const members = [
    `to: ${to}`,
    ...(environment === null ? [] : [`environment: ${environment}`]),
    ...(files.length === 0 ? [] : [`files: [${files.map((glob) => JSON.stringify(glob)).join(', ')}]`]),
    `allow: ${allow}`,
    `reason: '${reason}'`,
  ];
  return [`- from: ${from}`, ...indented(members, 2)];
}

function indented(lines: readonly string[], indent: number): string[] {
  return lines.map((line) => ' '.repeat(indent) + line);
}

function intoList(lines: readonly string[], entries: readonly string[]): LineChange[] | null {
  const key = lines.findIndex((line) => /^["']?exceptions["']?\s*:/.test(line));
  if (key === -1) return [{ position: lines.length, insert: ['exceptions:', ...indented(entries, 2)] }];
  const own = lines[key] ?? '';
  if (/:\s*\[\s*\]\s*(?:#.*)?$/.test(own))
    return [{ position: key, insert: ['exceptions:', ...indented(entries, 2)], replace: null }];
  if (!/:\s*(?:#.*)?$/.test(own)) return null;
  const next = lines.slice(key + 1).find((line) => !isBlankOrComment(line)) ?? '';
  return [{ position: key + 1, insert: indented(entries, /^\s*- /.test(next) ? indentOf(next) : 2) }];
}

/** Drafts a team's own file without some of its exceptions. @param all that it has */
export async function draftWithout(
  draft: Draft,
  path: string,
  gone: readonly PlacedException[],
  all: readonly PlacedException[],
): Promise<void> {
  const lines = await draft.linesOf(path);
  draft.change(path, (gone.length === all.length ? withoutExceptions(lines) : withoutItems(lines, gone)) ?? []);
}

/** What to remove so that a team's own file has no exceptions; null if it has none, or in another form. */
function withoutExceptions([first]: readonly LineAt[]): LineChange[] | null {
  const lines = first?.lines ?? [];
  const key = lines.findIndex((line) => /^["']?exceptions["']?\s*:\s*(?:#.*)?$/.test(line));
  if (key === -1) return null;
  const isItem = (line: string) => /^\s*- /.test(line);
  let last = endOf(lines, key);
  // A list may stand below its key without an indent.
  while (isItem(lines[last + 1] ?? '')) last = endOf(lines, last + 1);
  return [...lines.keys()].slice(key, last + 1).map((position) => ({ position, replace: null }));
}

/** What to remove so that a team's own file has some of its exceptions no more. One that shares its first line with something else stays. */
function withoutItems([first]: readonly LineAt[], exceptions: readonly PlacedException[]): LineChange[] {
  const lines = first?.lines ?? [];
  const starts = exceptions.map(({ line }) => line - 1).filter((position) => /^\s*- /.test(lines[position] ?? ''));
  const gone = starts.flatMap((position) => [...lines.keys()].slice(position, endOf(lines, position) + 1));
  return gone.map((position) => ({ position, replace: null }));
}
