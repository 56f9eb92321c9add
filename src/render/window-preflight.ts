import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { product } from '../product/product.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, item } from './blocks.ts';
import type { Pen } from './pen.ts';

/** Whether the image of a version can check the database (docs/rules.md#before-the-window). */
export function hasPreflight(version: Version): boolean {
  return compareVersions(version, product.preflight.since as Version) >= 0;
}

/** Where the call comes from, and that nobody has to rely on it. */
export function preflightTerms(version: string, pen: Pen): string {
  const page = pen.reference(`${product.name}'s upgrade runbook`, product.preflight.page);
  return `${page} has this call, which may change. Nothing depends on it: ${version} checks the same before it migrates.`;
}

/** For what has no command of its own: nothing but a job with the new image sees the database as the new version does. */
export function preflightItem(to: Version, deployments: readonly DeploymentReport[], pen: Pen): Block {
  const version = pen.version(to);
  const isOfKubernetes = deployments.some(({ writes: { stop } }) => stop === 'chart' || stop === 'workload');
  const not = isOfKubernetes ? ` ${pen.code('kubectl exec')} asks the old version.` : '';
  return item(
    `Let ${version} check the database, with ${pen.code(product.preflight.name)} in a job of its own.${not} ${preflightTerms(version, pen)}`,
  );
}
