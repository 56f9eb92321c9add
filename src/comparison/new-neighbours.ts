import type { DeployedObject } from '../deployment/deployed-object.ts';
import { literalVersions } from './changed-lines/literals/versions-in-text.ts';
import type { ReadSides } from './object-change.ts';
import type { ObjectPair } from './object-pair.ts';

/**
 * Whether the version of a new object is not known, and that of the deployment that it joins is
 * (docs/how-detection-works.md#what-else-can-happen-to-a-deployment).
 */
export function isUnknownBeside({ problem, unit }: DeployedObject, pairs: readonly ObjectPair[]): boolean {
  const isUnknown = /^unresolved-/.test(problem?.code ?? '');
  return isUnknown && pairs.some(({ head }) => head.unit === unit && head.version !== null);
}

/**
 * A patch that gives another version to what stood in the deployment that a new object joins, and not to that object
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
export function otherVersionBeside(head: DeployedObject, pairs: readonly ObjectPair[], { settings }: ReadSides) {
  const own = new Set(head.secondOrder.map(({ text }) => text));
  return pairs
    .filter((pair) => pair.head.unit === head.unit)
    .flatMap((pair) => pair.head.secondOrder.map(({ text }) => text))
    .find((text) => !own.has(text) && literalVersions(text, settings.tagSuffix).some((it) => it !== head.version));
}
