import type { DeployedObject } from '../deployment/deployed-object.ts';
import { product } from '../product/product.ts';
import { literalPattern } from '../repository/glob.ts';
import { isRenamed } from './changed-lines/renamed-variables.ts';
import { ANY_VARIABLE } from './changed-lines/variable-syntax.ts';
import type { ReadSides } from './object-change.ts';

/**
 * An object of the base as it is with the name that the head gives to its variable, if neither version is known and nothing but that
 * name changes (docs/how-detection-works.md#what-the-gate-does-not-evaluate). Its text is rewritten alike.
 */
export async function withNewName(base: DeployedObject, head: DeployedObject, sides: ReadSides) {
  const same = { base, rename: (text: string) => text };
  const [one, other] = [base.problem, head.problem];
  if (one === null || other === null || one.code !== other.code || !one.code.startsWith('unresolved-')) return same;
  const [[was, ...more], [is]] = [one, other].map(({ found }) => [
    ...new Set([...found.matchAll(ANY_VARIABLE)].map(([, name = '']) => name)),
  ]) as [string[], string[]];
  if (was === undefined || is === undefined || was === is || more.length > 0) return same;
  const name = new RegExp(String.raw`(?<!\w)${literalPattern(was)}(?!\w)`, 'g');
  const rename = (text: string) => text.replace(name, is);
  if (rename(one.found) !== other.found || !(await isRenamed(was, is, sides))) return same;
  return { base: { ...base, problem: other }, rename };
}

/** What compose says if a variable is missing. */
const REQUIRED = /(\$\{\w{1,99}):?\?[^{}]{0,400}\}/g;
/** The registry in front of the service's image. */
const REGISTRY = new RegExp(String.raw`[^\s"']{1,200}/(?=${product.image.path}:)`);

/** A line whose tag is a variable, without what says nothing about it: the registry, and the message where the variable is missing. */
export function withoutMessage(line: string): string {
  return line.replace(REQUIRED, '$1}').replace(REGISTRY, '');
}
