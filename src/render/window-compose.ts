import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { listOf, present } from '../page/words.ts';
import { product } from '../product/product.ts';
import { type Block, code, item } from './blocks.ts';
import type { Pen } from './pen.ts';
import { neighboursOf } from './window-beside.ts';
import { hasPreflight, type JumpOfWindow } from './window-jump.ts';

/** What the tool renders shows that it is compose, too. */
export function isComposed({ kind, writes }: DeploymentReport): boolean {
  return kind === 'compose' || writes.services.length > 0;
}

/** The commands for each compose file, because they act on the project of the folder that they run in. */
export function composeItems(deployments: readonly DeploymentReport[], jump: JumpOfWindow, pen: Pen): Block[] {
  const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
  const [files, server, them] = carriers.length > 1 ? ['files', 'servers', 'them'] : ['file', 'server', 'that file'];
  const get = `Get the changed ${files} onto the ${server}, for example with ${pen.code('git pull')} after the merge.`;
  const ways = carriers.flatMap((carrier) => {
    const own = deployments.filter(({ writes }) => writes.carrier === carrier);
    return itemsOf(carrier, own, jump, pen);
  });
  return present(carriers.length > 0 && item(`${get} Compose starts the version in ${them}.`), ...ways);
}

function itemsOf(
  carrier: string | null,
  own: readonly DeploymentReport[],
  { to, back }: JumpOfWindow,
  pen: Pen,
): Block[] {
  const version = pen.version(to);
  const isElsewhere = own.some(({ file }) => isOtherEnvFile(file ?? ''));
  const options = isElsewhere ? `, with the options that you usually give, such as ${pen.code('--env-file')}` : '';
  const { first, check, stop, start, startOthers } = composeLines(carrier, own);
  const others = neighboursOf(own);
  const names = listOf(others.map((name) => pen.literal(name)));
  const isChecked = back === null && hasPreflight(to);
  const change = `Stop ${back?.from ?? 'the old version'} and start ${isChecked ? to : version}${options}`;
  const also = `. ${names} ${others.length === 1 ? 'uses' : 'use'} the same database, so ${others.length === 1 ? 'it stops' : 'they stop'} too`;
  const replacing = others.length === 0 ? change : change + also;
  const between = back?.restores === true ? [`# restore the backup made under ${to}`] : [];
  const replace = [...stop, ...between, ...start];
  return present(
    isChecked &&
      item(`Optional: pull ${version} and let it check the database${options}:`, [code('sh', [...first, ...check])]),
    item(`${replacing}:`, [code('sh', isChecked ? replace : [...first, ...replace])]),
    others.length > 0 && item(`Once ${to} is ready, start ${names} again:`, [code('sh', startOthers)]),
  );
}

/** Compose reads no other file of variables than `.env` by itself. */
function isOtherEnvFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('env') && name !== '.env';
}

/** Commands that replace the containers of the service in a compose file, and meanwhile stop what uses its database. */
export function composeLines(carrier: string | null, deployments: readonly DeploymentReport[]) {
  const { enter, compose } = composeCommand(carrier);
  const own = deployments.flatMap(({ writes }) => writes.services);
  const [services, others] = [namesOf(own, '$SERVICES'), namesOf(neighboursOf(deployments), '$OTHERS')];
  const isBuilt = deployments.some(({ file }) =>
    /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''),
  );
  const isAlone = neighboursOf(deployments).length === 0;
  const { program, arguments: words } = product.preflight;
  return {
    first: [...enter, `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`],
    check: [
      `${compose} run --rm --no-deps \\`,
      `  --entrypoint ${program} ${namesOf(own.slice(0, 1), '"$SERVICE"')} \\`,
      `  ${words}`,
    ],
    stop: [`${compose} stop ${isAlone ? services : `${services} ${others}`}`],
    // What it depends on still runs, or has been stopped on purpose.
    start: [`${compose} up --detach ${isAlone ? '' : '--no-deps '}${services}`],
    startOthers: [`${compose} start ${others}`],
  };
}

/** A name that needs quoting in a shell does not go into a command. */
function namesOf(services: readonly string[], otherwise: string): string {
  const names = [...new Set(services)];
  return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : otherwise;
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
