import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { Place } from '../../problems/place.ts';
import type { Tree } from '../../repository/tree.ts';
import type { LeftoverReport } from '../report/deployment-report.ts';
import { Draft, type LineAt, type LineChange } from './draft.ts';
import { endOf, isBlankOrComment, parentOf } from './outline.ts';
import { FOR_DOWNTIME, itemOf, WAS } from './recreate-lines.ts';

/** A line that says nothing but a declaration of `Recreate` (docs/rules.md#how-downtime-is-declared). */
const DECLARATION =
  /^\s*(?:(?:#|\/\/|--)\s*upgrade-gate: Recreate|["']?(?:mode|x-upgrade-mode|upgrade-gate\/mode)["']?\s*[:=]\s*["']?Recreate["']?\s*,?\s*(?:#.*)?|["']?upgrade["']?\s*[:=]\s*\{\s*["']?mode["']?\s*[:=]\s*["']?Recreate["']?\s*\}\s*,?\s*(?:#.*)?)\s*$/;

const COMMENT = /^\s*(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/;

/** The same behind something else on its line. */
const TRAILING = /(?<!\s)\s+(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/;

/** A section that means nothing without a member. */
const SECTION = /^\s*["']?(?:upgrade|migrationJob|strategy|annotations)["']?\s*:\s*(?:#.*)?$/;

/**
 * Drafts the removal of what a downtime has left behind: the declaration, and the lines that are marked as written for the downtime. What
 * somebody has set for good stays, the strategy of a workload too unless it is marked.
 *
 * @returns the declarations that nobody can take out line by line
 */
export async function draftTakeBack(draft: Draft, deployments: readonly Deployment[]): Promise<readonly Place[]> {
  const byHand: Place[] = [];
  const objects = deployments.flatMap(({ parts }) => parts);
  for (const { declared } of objects) {
    const mode = declared.upgradeMode;
    if (mode?.value !== 'Recreate') continue;
    const line = await draft.lineAt(mode.place);
    if (line === null || isMarked(line.own) || isStrategy(line.own)) continue;
    const changes = removalOf(line);
    if (changes === null) byHand.push(mode.place);
    else draft.change(line.file, changes);
  }
  // Last, because a line that has its old value back no longer shows that it was marked.
  for (const file of new Set(objects.flatMap(filesOf))) await takeOutMarked(draft, file);
  return byHand;
}

/** What a downtime has left behind in the files of a deployment, by line. */
export async function leftoversOf(tree: Tree, deployment: Deployment): Promise<LeftoverReport[]> {
  const draft = new Draft(tree);
  const byHand = await draftTakeBack(draft, [deployment]);
  const lines = draft.edits().map(({ file, line, current }) => ({ file, line, text: current.trim() }));
  return [...lines, ...byHand.map(({ file, line }) => ({ file, line, text: '' }))];
}

/**
 * Drafts the removal of comments that declare `Recreate` on lines that no reader reads.
 *
 * @param folder whose files are searched; empty for all
 */
export async function takeOutComments(draft: Draft, tree: Tree, folder: string): Promise<void> {
  const paths = [...(await tree.entries()).keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
  for (const path of await tree.containing('upgrade-gate: recreate', paths)) {
    if (/\.(?:md|mdx|rst|adoc|html?)$/i.test(path)) continue;
    for (const line of await draft.linesOf(path)) {
      if (COMMENT.test(line.own) || TRAILING.test(line.own)) draft.change(path, removalOf(line) ?? []);
    }
  }
}

function filesOf({ place, carrier, declared, inputs }: DeployedObject): string[] {
  const places = [place, declared.upgradeMode?.place, declared.migrationJob?.place];
  return [...places.flatMap((each) => each?.file ?? []), carrier, ...inputs];
}

function isMarked(line: string): boolean {
  return line.includes(FOR_DOWNTIME) || line.includes(WAS);
}

/** The strategy of a workload may be `Recreate` for good. */
function isStrategy(line: string): boolean {
  return /^\s*["']?(?:type|strategy)["']?\s*:/.test(line);
}

async function takeOutMarked(draft: Draft, file: string): Promise<void> {
  for (const line of await draft.linesOf(file)) {
    if (!isMarked(line.own)) continue;
    const [text = '', was] = line.own.split(` ${WAS}`);
    const before = text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => (was ?? '').trim());
    draft.change(file, was === undefined ? (removalOf(line) ?? []) : [{ position: line.position, replace: before }]);
  }
}

/** What to change so that a line no longer declares anything; null if it says something else, too. */
function removalOf({ lines, position, own }: LineAt): LineChange[] | null {
  const item = itemOf(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
  if (item !== null) return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
  if (!DECLARATION.test(own)) {
    if (TRAILING.test(own)) return [{ position, replace: own.replace(TRAILING, '') }];
    if (!isMarked(own)) return null;
  }
  const parent = parentOf(lines, position);
  if (parent === null || !SECTION.test(lines[parent] ?? '')) return [removed(position)];
  const members = lines.slice(parent + 1, endOf(lines, parent) + 1).filter((line) => !isBlankOrComment(line));
  return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}

function removed(position: number): LineChange {
  return { position, replace: null };
}
