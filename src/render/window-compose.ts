import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { type Block, code, item } from './blocks.ts';
import type { Pen } from './pen.ts';

/** What the tool renders shows that it is compose, too. */
export function isComposed({ kind, writes }: DeploymentReport): boolean {
  return kind === 'compose' || writes.services.length > 0;
}

/** One list of commands for each compose file, because they act on the project of the folder that they run in. */
export function composeItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
  return carriers.map((carrier) => {
    const own = deployments.filter(({ writes }) => writes.carrier === carrier);
    const isElsewhere = own.some(({ file }) => isOtherEnvFile(file ?? ''));
    const options = isElsewhere ? `, with the options that you usually give, such as ${pen.code('--env-file')}` : '';
    return item(`Stop the old, start ${version}${options}:`, [code('sh', composeLines(carrier, own))]);
  });
}

/** Compose reads no other file of variables than `.env` by itself. */
function isOtherEnvFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('env') && name !== '.env';
}

/**
 * Commands that replace the containers of the service, and no others in its project.
 *
 * @param carrier the compose file that has the service; null if there is none
 */
export function composeLines(carrier: string | null, deployments: readonly DeploymentReport[]): string[] {
  const { enter, compose } = composeCommand(carrier);
  const services = servicesOf(deployments);
  const isBuilt = deployments.some(({ file }) =>
    /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''),
  );
  return [
    ...enter,
    `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`,
    `${compose} stop ${services}`,
    `${compose} up --detach ${services}`,
  ];
}

/** A name that needs quoting in a shell does not go into a command. */
function servicesOf(deployments: readonly DeploymentReport[]): string {
  const names = [...new Set(deployments.flatMap(({ writes }) => writes.services))];
  return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : '$SERVICES';
}

/** In the folder where it runs, compose finds its usual files by itself, including overrides. Any other file has to be named. */
function composeCommand(carrier: string | null): { enter: string[]; compose: string } {
  const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(carrier ?? '') ?? [];
  if (carrier === null || name === '') return { enter: [], compose: 'docker compose' };
  if (!/^\w[\w./-]*$/.test(carrier)) return { enter: [`# in the folder of ${carrier}`], compose: 'docker compose' };
  const enter = folder === '' ? [] : [`cd ${folder}`];
  const isUsual = /^(?:docker-)?compose\.ya?ml$/.test(name);
  return { enter, compose: isUsual ? 'docker compose' : `docker compose --file ${name}` };
}
