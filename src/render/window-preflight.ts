import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { product } from '../product/product.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, item } from './blocks.ts';
import type { Pen } from './pen.ts';

/** Whether the image of a version can check the database (docs/rules.md#before-the-window). */
export function hasPreflight(version: Version): boolean {
  return compareVersions(version, product.preflight.since as Version) >= 0;
}

/**
 * Where the command is, and that nobody has to rely on it. Compose has a command of its own. Elsewhere nothing but a job with the new image
 * sees the database as the new version does.
 *
 * @param others the deployments that are not of compose
 */
export function preflightItem(to: Version, others: readonly DeploymentReport[], pen: Pen): Block {
  const isOfKubernetes = others.some(({ writes: { stop } }) => stop === 'chart' || stop === 'workload');
  const why = isOfKubernetes ? `, because ${pen.code('kubectl exec')} reaches the old version` : '';
  const inJob = others.length === 0 ? '' : `Run it as a separate job${why}. `;
  const page = pen.reference(`${product.name}'s upgrade runbook`, product.preflight.page);
  return item(
    `Optional: let ${pen.version(to)} check the database before you stop anything (${pen.code(product.preflight.name)}). ${inJob}${page} has the command. ${to} repeats this check before it migrates.`,
  );
}
