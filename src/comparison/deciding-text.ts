import type { DeployedObject } from '../deployment/deployed-object.ts';
import { serviceImagesIn } from '../deployment/service-names.ts';
import type { Problem } from '../problems/problem.ts';
import { product } from '../product/product.ts';
import type { Tree } from '../repository/tree.ts';
import { valueInLine } from '../syntax/hcl/value-in-line.ts';
import { linesOf, unformatted } from '../syntax/text-lines.ts';
import { blankVersions, literalVersions } from './changed-lines/literals/versions-in-text.ts';
import { isRenamed, wordOf } from './changed-lines/variables/renamed-variables.ts';
import { ANY_VARIABLE } from './changed-lines/variables/variable-syntax.ts';
import type { ReadSides } from './object-change.ts';

type Rewriting = (text: string) => string;

/**
 * An object of the base, and its text, with the name that the head gives to its variable, if neither version is known and
 * nothing else changes (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
export async function withNewName(base: DeployedObject, head: DeployedObject, sides: ReadSides) {
  const same: { base: DeployedObject; rename: Rewriting } = { base, rename: (text) => text };
  const [one, other] = [base.problem, head.problem];
  if (one === null || other === null || one.code !== other.code || !one.code.startsWith('unresolved-')) return same;
  const [[was, ...more], [is]] = [one, other].map(({ found }) => [
    ...new Set([...found.matchAll(ANY_VARIABLE)].map(([, name = '']) => name)),
  ]) as [string[], string[]];
  if (was === undefined || is === undefined || was === is || more.length > 0) return same;
  const rename = (text: string) => text.replace(wordOf(was, 'g'), is);
  if (rename(one.found) !== other.found || !(await isRenamed(was, is, sides))) return same;
  return { base: { ...base, problem: other }, rename };
}

/** What compose says if a variable is missing, and the registry in front of the service's image. */
const [REQUIRED, REGISTRY] = [/:?\?[^{}]{0,400}\}/g, new RegExp(String.raw`[^\s"']{1,200}/(?=${product.image.path}:)`)];

/** A line whose tag is a variable, without what says nothing about it: the registry, and the message where the variable is missing. */
const withoutMessage = (line: string) => line.replace(REQUIRED, '}').replace(REGISTRY, '');

/** Whether the deciding text is the same on both sides: the line, or the whole file if it is broken. */
export async function haveSameText(sides: ReadSides, base: DeployedObject, head: DeployedObject, rename: Rewriting) {
  const isWhole = [base, head].some(
    ({ problem }) => problem?.code === 'unparseable' || problem?.code === 'conflict-markers',
  );
  const textOf = async (tree: Tree, { place, kind, problem }: DeployedObject) => {
    // Values without an image have no deciding text.
    if (kind === 'helm-values' && problem?.code === 'chart-unpinned' && place.column === 1) return '';
    const text = (await tree.read(place.file))?.toString('utf8') ?? '';
    if (isWhole || place.line === null) return isWhole ? text : '';
    const line = linesOf(text)[place.line - 1] ?? '';
    // In a mapping on one line, only the value and the images beside it count.
    const value = place.column === null ? null : valueAt(line, place.column, kind);
    const images = [...serviceImagesIn(line, sides.settings.images)].sort();
    const shown = problem?.code === 'unresolved-variable' ? withoutMessage(line) : line;
    return value === null ? unformatted(shown, place.file).replace(/^- /, '') : JSON.stringify([value, images]);
  };
  const { tagBelow: was } = base;
  const isSameFile = (was === undefined ? was : (sides.oldToNew.get(was) ?? was)) === head.tagBelow;
  return isSameFile && rename(await textOf(sides.base, base)) === (await textOf(sides.head, head));
}

/** Two objects, with their versions if the templates of their tags differ in one version and nothing else, such as a default. */
export function withTemplateVersions(base: DeployedObject, head: DeployedObject, suffix: string) {
  const [one, other] = [base.problem, head.problem];
  const isTemplateOfTag = ({ code, subject }: Problem) => code === 'unresolved-template' && subject === 'tag';
  if (one === null || other === null || ![one, other].every(isTemplateOfTag)) return [base, head] as const;
  const [[from, ...more], [to]] = [literalVersions(one.found, suffix), literalVersions(other.found, suffix)] as const;
  const isOther = from === to || blankVersions(one.found, suffix) !== blankVersions(other.found, suffix);
  if (isOther || from === undefined || to === undefined || more.length > 0) return [base, head] as const;
  return [
    { ...base, version: from, problem: null },
    { ...head, version: to, problem: null },
  ] as const;
}

/** The value at a column, from 1, of a line on which others may stand beside it; null if the whole line counts. */
function valueAt(line: string, column: number, kind: DeployedObject['kind']): string | null {
  if (/^(?:terraform|nomad)$/.test(kind)) return valueInLine(line, column);
  return /^["']?[\w$][^\s"',{}[\]]*(?=["'\s]*[,}])/.exec(line.slice(column - 1))?.[0] ?? null;
}
