import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { Place } from '../../problems/place.ts';
import type { Tree } from '../../repository/tree.ts';
import type { LeftoverReport } from '../report/deployment-report.ts';
import { Draft } from './draft.ts';
import { endOf, isBlankOrComment, parentOf } from './outline.ts';
import { FOR_DOWNTIME, itemOf, WAS } from './recreate-lines.ts';

/** A line that says nothing but a declaration of `Recreate` (docs/rules.md#how-downtime-is-declared). */
const DECLARATION =
  /^\s*(?:(?:#|\/\/|--)\s*upgrade-gate: Recreate|["']?(?:mode|x-upgrade-mode|upgrade-gate\/mode)["']?\s*[:=]\s*["']?Recreate["']?\s*,?\s*(?:#.*)?|["']?upgrade["']?\s*[:=]\s*\{\s*["']?mode["']?\s*[:=]\s*["']?Recreate["']?\s*\}\s*,?\s*(?:#.*)?)\s*$/;

/** The same behind something else on its line. */
const TRAILING = /(?<!\s)\s+(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/;

/** A section that means nothing without a member. */
const SECTION = /^\s*["']?(?:upgrade|migrationJob|strategy|annotations)["']?\s*:\s*(?:#.*)?$/;

/**
 * Drafts the removal of what a downtime has left behind: the declaration, and the lines that are marked as written for the downtime. What
 * somebody has set for good stays, the strategy of a workload too unless it is marked.
 *
 * @returns the declarations that nobody can take out line by line
 * @throws TreeError if a file cannot be read
 */
export async function draftTakeBack(draft: Draft, deployments: readonly Deployment[]): Promise<readonly Place[]> {
  const byHand: Place[] = [];
  const objects = deployments.flatMap(({ parts }) => parts);
  for (const { declared } of objects) {
    const mode = declared.upgradeMode;
    if (mode?.value !== 'Recreate') continue;
    const { file, line } = mode.place;
    const lines = line === null ? null : await draft.linesOf(file);
    const position = (line ?? 1) - 1;
    const own = lines?.[position] ?? '';
    if (lines === null || isMarked(own) || isStrategy(own)) continue;
    if (!takeOut(draft, file, lines, position)) byHand.push(mode.place);
  }
  // Last, because a line that has its old value back no longer shows that it was marked.
  for (const file of new Set(objects.flatMap(filesOf))) await takeOutMarked(draft, file);
  return byHand;
}

/**
 * What a downtime has left behind in the files of a deployment, by line.
 *
 * @throws TreeError if a file cannot be read
 */
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
    const lines = await draft.linesOf(path);
    for (const [position, line] of (lines ?? []).entries()) {
      const isComment = /^\s*(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/.test(line) || TRAILING.test(line);
      if (lines !== null && isComment) takeOut(draft, path, lines, position);
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
  const lines = await draft.linesOf(file);
  for (const [position, line] of (lines ?? []).entries()) {
    if (lines === null || !isMarked(line)) continue;
    const [text = '', was] = line.split(` ${WAS}`);
    if (was === undefined) takeOut(draft, file, lines, position);
    else
      draft.replace(
        file,
        position + 1,
        text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => was.trim()),
      );
  }
}

/** @returns whether the line says nothing else, so that it can go */
function takeOut(draft: Draft, file: string, lines: readonly string[], position: number): boolean {
  const own = lines[position] ?? '';
  const item = itemOf(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
  if (item !== null) {
    for (let at = item.first; at <= item.last; at += 1) draft.remove(file, at + 1);
    return true;
  }
  if (TRAILING.test(own) && !DECLARATION.test(own)) {
    draft.replace(file, position + 1, own.replace(TRAILING, ''));
    return true;
  }
  if (!DECLARATION.test(own) && !isMarked(own)) return false;
  draft.remove(file, position + 1);
  const parent = parentOf(lines, position);
  if (parent === null || !SECTION.test(lines[parent] ?? '')) return true;
  const members = lines.slice(parent + 1, endOf(lines, parent) + 1).filter((line) => !isBlankOrComment(line));
  if (members.length === 1) draft.remove(file, parent + 1);
  return true;
}
