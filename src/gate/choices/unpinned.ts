import type { Deployment } from '../../deployment/deployed-object.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import type { JudgedDeployment } from '../judge/judged.ts';
import type { Draft } from './draft.ts';

/** Whether a moving tag such as `latest`, or none at all, keeps the version of a deployment from being known. */
export function isUnpinned(deployment: Pick<Deployment, 'problem'> | null): boolean {
  return deployment?.problem?.code === 'moving-tag';
}

/** Whether what runs is known, and the files say `latest`. */
export function canPin({ change, runs }: Pick<JudgedDeployment, 'change' | 'runs'>): boolean {
  return runs !== null && isUnpinned(change.head);
}

/**
 * Drafts a version in the place of a moving tag.
 *
 * @returns why it cannot be written there; null if it is drafted
 * @throws TreeError if the file cannot be read
 */
export async function draftPin(draft: Draft, { place, problem }: Deployment, to: Version): Promise<string | null> {
  const at = problem?.place ?? place;
  if (problem?.found.includes('@') === true) {
    return `A digest pins the image at ${showPlace(at)}: write ${to} in place of its tag if the digest is that of ${to}.`;
  }
  const lines = at.line === null ? null : await draft.linesOf(at.file);
  const text = at.line === null ? null : pinnedLine(lines?.[at.line - 1] ?? '', at, problem?.found ?? '', to);
  if (at.line === null || text === null) return `The tag at ${showPlace(at)} comes from elsewhere: write ${to} there.`;
  draft.replace(at.file, at.line, text);
  return null;
}

/** The line with a version for its tag, or behind an image without one. Quotes and comments stay; null if the line does not show it. */
function pinnedLine(line: string, { column }: Place, found: string, to: Version): string | null {
  const from = Math.max(0, (column ?? 1) - 1);
  const rest = line.slice(from);
  const tag = /^`([^`]+)`/.exec(found)?.[1];
  const pattern = tag === undefined ? /(?<=[\w-])(?=["'\s,}]|$)/ : new RegExp(`(?<![\\w.-])${escaped(tag)}(?![\\w.-])`);
  const at = rest.search(pattern);
  if (at === -1) return null;
  const end = at + (tag?.length ?? 0);
  return `${line.slice(0, from + at)}${tag === undefined ? ':' : ''}${to}${rest.slice(end)}`;
}

function escaped(tag: string): string {
  return tag.replaceAll(/[.+]/g, '\\$&');
}
