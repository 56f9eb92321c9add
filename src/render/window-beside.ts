import { groupBy } from '../deployment/group-by.ts';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { listOf, present } from '../page/words.ts';
import { product } from '../product/product.ts';
import { type Block, item } from './blocks.ts';
import type { Pen } from './pen.ts';

/** The names of what runs another image with the same database. */
export function neighboursOf(deployments: readonly DeploymentReport[]): string[] {
  return [...new Set(deployments.flatMap(({ writes }) => writes.neighbours))];
}

/** To stop them by hand. Nobody deploys them here, so no command knows how they stop (docs/rules.md#what-else-uses-the-database). */
export function neighbourItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  const names = neighboursOf(deployments);
  if (names.length === 0) return [];
  const [uses, it] = names.length === 1 ? ['uses', 'it'] : ['use', 'them'];
  const list = listOf(names.map((name) => pen.literal(name)));
  return [
    item(
      `${list} ${uses} the same database with another image. Stop ${it} before ${version} starts, and start ${it} again once ${version} is ready.`,
    ),
  ];
}

/** Where the commands run, because a file does not say which context of `kubectl` leads there. */
export function clusterItems(ways: readonly Block[], deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const names = [...new Set(deployments.flatMap(({ environments }) => environments))];
  if (!JSON.stringify(ways).includes('kubectl ')) return [];
  const list = listOf(names.map((name) => pen.literal(name)));
  const where = list === '' ? `the namespace of ${product.name}` : `the cluster and the namespace of ${list}`;
  return [item(`Run ${pen.code('kubectl')} in ${where}.`)];
}

/** What runs the service beside the backend, or all that runs it, of some deployments. */
export function workersOf(deployments: readonly DeploymentReport[]): string[] {
  return [...new Set(deployments.flatMap(({ writes }) => writes.workers))];
}

/** For workloads of one's own. Each stops its own pods, and none waits for another one. */
export function workloadItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  if (deployments.length === 0) return [];
  // The objects of one folder are one installation, even where each has its own line.
  const folders = groupBy(deployments, ({ file }) => (file ?? '').replace(/[^/]*$/, ''));
  const workers = [...folders.values()]
    .map(workersOf)
    .filter(({ length }) => length > 1)
    .flat();
  const one = `With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start.`;
  return present(
    workers.length > 0 &&
      item(
        `Scale all of ${listOf(workers.map((name) => pen.literal(name)))} down, and wait until their pods are gone. Each of them stops only its own pods. If a controller such as Argo CD deploys them, pause it first, because it would scale them up again.`,
      ),
    item(`Deploy ${version} as usual. ${one}`),
    workers.length === 0 &&
      deployments.every(({ writes }) => writes.neighbours.length === 0) &&
      item('If another workload uses the same database, scale it down first.'),
  );
}
