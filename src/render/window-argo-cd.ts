import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { type Block, code, item } from './blocks.ts';
import type { Pen } from './pen.ts';

const ARGO_CD = {
  manual: (name: string) => `argocd app set ${name} --sync-policy none`,
  automated: (name: string) => `argocd app set ${name} --sync-policy automated`,
  sync: (name: string) => `argocd app sync ${name}`,
  wait: (name: string) => `argocd app wait ${name} --health`,
} as const;

/** Commands for the Applications of deployments, each once. A name that needs quoting in a shell does not go into them. */
export function argoCommands(
  deployments: readonly DeploymentReport[],
  verbs: readonly (keyof typeof ARGO_CD)[],
): string[] {
  const isPlain = (name: string) => /^[a-z0-9][\w.-]*$/i.test(name);
  const names = deployments.map(({ writes: { argoCd } }) => {
    const { application, namespace } = argoCd ?? { application: null, namespace: null };
    if (application === null || !isPlain(application)) return '"$APPLICATION"';
    return namespace === null || !isPlain(namespace) ? application : `${namespace}/${application}`;
  });
  return [...new Set(names)].flatMap((name) => verbs.map((verb) => ARGO_CD[verb](name)));
}

/** What deploys an Application as its file says turns its sync on again. */
export const PAUSE_PARENT =
  'If another Application or an ApplicationSet manages this Application, pause that one first.';

/** Pruning deletes, so no command turns it on for whoever had it off. */
export function resumeItem(deployments: readonly DeploymentReport[], pen: Pen): Block {
  const [heal, prune] = [pen.code('--self-heal'), pen.code('--auto-prune')];
  return item(`If the automatic sync was on, turn it back on. Add ${heal} and ${prune} if these were on, too:`, [
    code('sh', argoCommands(deployments, ['automated'])),
  ]);
}
