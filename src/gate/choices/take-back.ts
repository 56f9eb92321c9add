import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
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
function removalOf({ lines, position }: LineAt): LineChange[] {
  const item = itemOf(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
  if (item !== null) return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
  const parent = parentOf(lines, position);
  if (parent === null || !SECTION.test(lines[parent] ?? '')) return [removed(position)];
  const members = lines.slice(parent + 1, endOf(lines, parent) + 1).filter((line) => !isBlankOrComment(line));
  return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}

function removed(position: number): LineChange {
  return { position, replace: null };
}
