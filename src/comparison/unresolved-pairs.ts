import type { DeployedObject } from '../deployment/deployed-object.ts';
import { product } from '../product/product.ts';
import { isRenamed, wordOf } from './changed-lines/variables/renamed-variables.ts';
import { ANY_VARIABLE } from './changed-lines/variables/variable-syntax.ts';
import type { ReadSides } from './object-change.ts';

/** What becomes of a text. */
export type Rewriting = (text: string) => string;

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
export const withoutMessage = (line: string) => line.replace(REQUIRED, '}').replace(REGISTRY, '');
