import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Tree } from '../../repository/tree.ts';
import type { LeftoverReport } from '../report/deployment-report.ts';
import { Draft, type LineAt, type LineChange } from './draft.ts';
import { endOf, isBlankOrComment, parentOf } from './outline.ts';
import { FOR_DOWNTIME, itemOf, WAS } from './recreate-lines.ts';

/** A section that means nothing without a member. It may be an item of a list of values. */
const SECTION = /^\s*(?:- +)?["']?(?:upgrade|migrationJob|strategy)["']?\s*:\s*(?:#.*)?$/;

/** Drafts the removal of what a downtime has left behind: the lines that are marked as written for it. What somebody has set for good stays. */
export async function draftTakeBack(draft: Draft, deployments: readonly Deployment[]): Promise<void> {
  const objects = deployments.flatMap(({ parts }) => parts);
  for (const file of new Set(objects.flatMap(filesOf))) await takeOutMarked(draft, file);
}

/** A line that says nothing but a declaration: `mode: Recreate`, `upgrade = { mode = "Recreate" }`. */
const ALONE =
  /^\s*(?:["']?(?:mode|enabled|type)["']?\s*[:=]\s*["']?(?:Recreate|false)["']?|["']?(?:upgrade|migrationJob|strategy)["']?\s*[:=]\s*\{[^{}]*\})\s*(?:#.*)?$/;

/**
 * Drafts the removal of what a change declares and its base did not, for a deployment that stays on the version of the base. What others
 * declare on the same line stays.
 */
export async function draftUndeclared(
  draft: Draft,
  head: Deployment,
  base: Deployment,
  others: readonly Deployment[],
): Promise<void> {
  for (const name of ['upgradeMode', 'migrationJob'] as const) {
    const was = base.parts.map(({ declared }) => declared[name]?.value ?? null);
    if (was.some((value) => value !== null && value !== 'RollingUpdate')) continue;
    const shared = placesIn(others, name);
    for (const place of new Set(placesIn([head], name).values())) {
      if (shared.has(showPlace(place))) continue;
      await draft.write(place, (line) =>
        was.every((value) => value === null) ? withoutLine(line) : backToRolling(line),
      );
    }
  }
}

function placesIn(deployments: readonly Deployment[], name: 'upgradeMode' | 'migrationJob'): Map<string, Place> {
  const places = deployments.flatMap(({ parts }) => parts.flatMap(({ declared }) => declared[name]?.place ?? []));
  return new Map(places.map((place) => [showPlace(place), place]));
}

function withoutLine(line: LineAt): LineChange[] | null {
  return ALONE.test(line.own) || settingAt(line) !== null ? removalOf(line) : null;
}

function backToRolling({ own, position }: LineAt): LineChange[] | null {
  const [text = ''] = own.split(` ${WAS}`);
  return /\bRecreate\b/.test(text) ? [{ position, replace: text.replace('Recreate', 'RollingUpdate') }] : null;
}

/** What a downtime has left behind in the files of a deployment, by line. */
export async function leftoversOf(tree: Tree, deployment: Deployment): Promise<LeftoverReport[]> {
  const draft = new Draft(tree);
  await draftTakeBack(draft, [deployment]);
  return draft.edits().map(({ file, line, current }) => ({ file, line, text: current.trim() }));
}

function filesOf({ place, carrier, declared, inputs }: DeployedObject): string[] {
  const places = [place, declared.upgradeMode?.place, declared.migrationJob?.place];
  return [...places.flatMap((each) => each?.file ?? []), carrier, ...inputs];
}

async function takeOutMarked(draft: Draft, file: string): Promise<void> {
  for (const line of await draft.linesOf(file)) {
    const { own, position } = line;
    if (!own.includes(FOR_DOWNTIME) && !own.includes(WAS)) continue;
    const [text = '', was] = own.split(` ${WAS}`);
    const before = text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => (was ?? '').trim());
    draft.change(file, was === undefined ? removalOf(line) : [{ position, replace: before }]);
  }
}

/** What to change so that a marked line is gone, with the section or the item that it leaves without a meaning. */
function removalOf(line: LineAt): LineChange[] {
  const { lines, position } = line;
  const item = settingAt(line);
  if (item !== null) return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
  const parent = parentOf(lines, position);
  if (parent === null || !SECTION.test(lines[parent] ?? '')) return [removed(position)];
  const members = lines.slice(parent + 1, endOf(lines, parent) + 1).filter((line) => !isBlankOrComment(line));
  return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}

/** The item of a list of settings that sets the mode or the job; null if the line belongs to none. */
function settingAt({ lines, position }: LineAt) {
  return itemOf(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
}

function removed(position: number): LineChange {
  return { position, replace: null };
}
