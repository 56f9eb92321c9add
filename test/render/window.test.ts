import { describe, expect, it } from 'vitest';
import { KINDS, type KindName } from '../../src/deployment/kinds/kinds.ts';
import type { DeploymentReport } from '../../src/gate/report/deployment-report.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { afterwardsBlocks, checkBlocks, windowBlocks } from '../../src/render/window.ts';
import { composeLines } from '../../src/render/window-compose.ts';
import { version } from '../support/documents.ts';
import { adviceReport, deploymentReport, givenDeployment, writes } from '../support/report-factory.ts';
import { told } from '../support/told.ts';

type Changes = Parameters<typeof deploymentReport>[0];

/** A deployment of a kind, as the gate would tell of it. */
const of = (kind: KindName, changes: Changes = {}): DeploymentReport => {
  const deployment = deploymentReport({ kind, decision: 'recreate', ...changes });
  return { ...deployment, writes: changes.writes ?? writes(deployment) };
};
const windowOf = (deployments: readonly DeploymentReport[], chart: string | null = null, to = '1.3.0') =>
  told(windowBlocks({ to: version(to), back: null, chartVersion: chart }, deployments, LOG_PEN));
const NEW = '2.16.284';
const OLD = '2.16.283';
const IN_NAMESPACE = '- Run `kubectl` in the namespace of Lightdash.';
const BACK_UP = ['- Back up the database first, because migrations cannot be undone.'];
const WITH_JOB =
  '- Deploy 1.3.0 as usual. With `migrationJob.enabled` the chart stops Lightdash, migrates, and restarts it.';
const WITHOUT_JOB = 'Without a migration job each workload stops its old pods before its new ones start.';
const SCALE = [
  '    app=app.kubernetes.io',
  '    pods="$app/instance=$RELEASE"',
  '    pods="$pods,$app/name=lightdash"',
  '    kubectl scale deployment -l "$pods" \\',
  '      --replicas=0 &&',
  '    kubectl wait pod -l "$pods" --for=delete \\',
  '      --timeout=5m',
];
const scaleOf = (components: string) => SCALE.toSpliced(3, 0, `    pods="$pods,$app/component in (${components})"`);
const AFTER_SCALE = [
  '- Deploy 1.3.0 as usual.',
  '- If `autoscaling.enabled` is set, the workload stays at 0. Scale it to 1 so that the autoscaler takes over.',
];
/** Pruning deletes, so no command turns it on. */
const RESUME = [
  '- If the automatic sync was on, turn it back on. Add `--self-heal` and `--auto-prune` if these were on, too:',
  '    argocd app set argocd/bi --sync-policy automated',
];
const job = (migrationJob: boolean | null) => ({ upgradeMode: null, migrationJob });

/** What compose starts is what the file on its server says. */
const BRING =
  '- Get the changed file onto the server, for example with `git pull` after the merge. Compose starts the version in that file.';

describe('the window', () => {
  it.each<[string, DeploymentReport[], string | null, string[]]>([
    ['the chart, with its migration job', [of('helm-values', { declared: job(true) })], NEW, [WITH_JOB]],
    [
      'the chart, without a migration job',
      [of('helm-values', { declared: job(false) })],
      NEW,
      [`- Deploy 1.3.0 as usual. ${WITHOUT_JOB}`],
    ],
    ['the chart, nothing set', [of('helm-values')], NEW, [`${WITH_JOB} ${WITHOUT_JOB}`]],
    [
      'the chart that the file has',
      [of('umbrella-chart', { chart: { from: null, to: NEW }, declared: job(true) })],
      OLD,
      [WITH_JOB],
    ],
    [
      'a chart that stops nothing',
      [of('helm-values')],
      OLD,
      [
        '- Scale Lightdash down, because nothing else stops the old version in time. `$RELEASE` is its Helm release:',
        ...SCALE,
        ...AFTER_SCALE,
      ],
    ],
    [
      'a chart that is not known',
      [of('helm-values')],
      null,
      [
        '- Scale Lightdash down if the chart is older than 2.16.284, because it does not do that by itself. `$RELEASE` is its Helm release:',
        ...SCALE,
        ...AFTER_SCALE,
      ],
    ],
    [
      'a text that is no version',
      [of('helm-values', { chart: { from: null, to: '2.x; rm -rf /' } })],
      null,
      [
        '- Scale Lightdash down if the chart is older than 2.16.284, because it does not do that by itself. `$RELEASE` is its Helm release:',
        ...SCALE,
        ...AFTER_SCALE,
      ],
    ],
    [
      'Argo CD, which migrates too early',
      [of('argo-cd', { chart: { from: null, to: NEW }, advice: [adviceReport({ code: 'argo-cd-hooks' })] })],
      null,
      [
        "- Turn off Argo CD's automatic sync. Otherwise `selfHeal` scales Lightdash up again at once. If another Application or an ApplicationSet manages this Application, pause that one first.",
        '    argocd app set argocd/bi --sync-policy none',
        '- Scale Lightdash down, because nothing else stops the old version in time. `$RELEASE` is its Helm release:',
        ...SCALE,
        ...AFTER_SCALE,
        ...RESUME,
      ],
    ],
    [
      'Argo CD, which stops the old version by itself',
      [of('argo-cd', { chart: { from: null, to: NEW }, declared: job(false) })],
      null,
      [
        '- Merge 1.3.0. If `bi` (namespace `argocd`) does not sync automatically, sync it:',
        '    argocd app sync argocd/bi',
        '    argocd app wait argocd/bi --health',
        '- Do not scale anything by hand, because `selfHeal` would undo it. With `upgrade.mode: Recreate` each workload stops its old pods before its new ones start.',
      ],
    ],
    [
      'rendered compose',
      [of('rendered', { writes: { ...writes({ kind: 'rendered' }), stop: 'exception', services: ['web'] } })],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0:',
        '    docker compose pull web',
        '    docker compose stop web',
        '    docker compose up --detach web',
      ],
    ],
    [
      'compose',
      [of('compose', { file: 'compose.yaml' })],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0:',
        '    docker compose pull web',
        '    docker compose stop web',
        '    docker compose up --detach web',
      ],
    ],
    ...(['.env', 'prod/.env', 'Dockerfile'] as const).map((file): [string, DeploymentReport[], null, string[]] => [
      `compose, with the version in ${file}`,
      [of('compose', { file, writes: { ...writes({ kind: 'compose' }), carrier: 'compose.yaml' } })],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0:',
        `    docker compose ${file === 'Dockerfile' ? 'build --pull' : 'pull'} web`,
        '    docker compose stop web',
        '    docker compose up --detach web',
      ],
    ]),
    [
      'compose, with the version in a file that compose does not read by itself',
      [
        of('compose', {
          file: 'deploy/upgrade.env',
          writes: { ...writes({ kind: 'compose' }), carrier: 'compose.yaml' },
        }),
      ],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0, with the options that you usually give, such as `--env-file`:',
        '    docker compose pull web',
        '    docker compose stop web',
        '    docker compose up --detach web',
      ],
    ],
    [
      'manifests',
      [of('manifests')],
      null,
      [
        '- Deploy 1.3.0 as usual. With `strategy.type: Recreate` a workload stops its old pods before its new ones start.',
        '- If another workload uses the same database, scale it down first.',
      ],
    ],
    [
      'manifests of several workloads',
      [
        of('manifests', {
          writes: { ...writes({ kind: 'manifests' }), workers: ['Deployment/web', 'Deployment/jobs'] },
        }),
      ],
      null,
      [
        '- Scale all of `Deployment/web` and `Deployment/jobs` down, and wait until their pods are gone. Each of them stops only its own pods. If a controller such as Argo CD deploys them, pause it first, because it would scale them up again.',
        '- Deploy 1.3.0 as usual. With `strategy.type: Recreate` a workload stops its old pods before its new ones start.',
      ],
    ],
    [
      'the chart with a scheduler, without a migration job',
      [of('helm-values', { declared: job(false), writes: { ...writes({}), workers: ['scheduler'] } })],
      NEW,
      [
        '- Without a migration job, scale down the other workloads of the Helm release `$RELEASE` first (`scheduler`). Otherwise they run next to the new backend.',
        ...scaleOf('worker'),
        `- Deploy 1.3.0 as usual. ${WITHOUT_JOB}`,
      ],
    ],
    [
      'the chart with a scheduler, and its migration job',
      [of('helm-values', { declared: job(true), writes: { ...writes({}), workers: ['scheduler'] } })],
      NEW,
      [WITH_JOB],
    ],
    [
      'Argo CD with a scheduler and a worker',
      [
        of('argo-cd', {
          chart: { from: null, to: NEW },
          declared: job(false),
          writes: { ...writes({ kind: 'argo-cd' }), workers: ['scheduler', 'appBuildWorker'] },
        }),
      ],
      null,
      [
        '- Turn off the automatic sync of `bi` (namespace `argocd`), because `selfHeal` would undo your scaling. If another Application or an ApplicationSet manages this Application, pause that one first.',
        '    argocd app set argocd/bi --sync-policy none',
        '- Scale down the other workloads of the Helm release `$RELEASE` first (`scheduler` and `appBuildWorker`). With `upgrade.mode: Recreate` each workload stops its old pods before its new ones start, but does not wait for the others.',
        ...scaleOf('worker,app-build-worker'),
        '- Merge 1.3.0 and sync. That starts everything again:',
        '    argocd app sync argocd/bi',
        '    argocd app wait argocd/bi --health',
        ...RESUME,
      ],
    ],
    [
      'compose in two folders, which says once how the files get there',
      ['a', 'b'].map((name) =>
        of('compose', {
          file: `${name}/compose.yaml`,
          writes: { ...writes({ kind: 'compose' }), carrier: `${name}/compose.yaml` },
        }),
      ),
      null,
      [
        '- Get the changed files onto the servers, for example with `git pull` after the merge. Compose starts the version in them.',
        ...['a', 'b'].flatMap((name) => [
          '- Stop the old version and start 1.3.0:',
          `    cd ${name}`,
          '    docker compose pull web',
          '    docker compose stop web',
          '    docker compose up --detach web',
        ]),
      ],
    ],
    [
      'compose with a service that uses the same database',
      [
        of('compose', {
          file: 'compose.yaml',
          writes: { ...writes({ kind: 'compose' }), carrier: 'compose.yaml', neighbours: ['reports', 'etl'] },
        }),
      ],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0. `reports` and `etl` use the same database, so they stop too:',
        '    docker compose pull web',
        '    docker compose stop web reports etl',
        '    docker compose up --detach --no-deps web',
        '- Once 1.3.0 is ready, start `reports` and `etl` again:',
        '    docker compose start reports etl',
      ],
    ],
    [
      'compose with a service whose name needs quoting',
      [
        of('compose', {
          file: 'compose.yaml',
          writes: { ...writes({ kind: 'compose' }), carrier: 'compose.yaml', neighbours: ['a b'] },
        }),
      ],
      null,
      [
        BRING,
        '- Stop the old version and start 1.3.0. `a b` uses the same database, so it stops too:',
        '    docker compose pull web',
        '    docker compose stop web $OTHERS',
        '    docker compose up --detach --no-deps web',
        '- Once 1.3.0 is ready, start `a b` again:',
        '    docker compose start $OTHERS',
      ],
    ],
    [
      'manifests beside a workload that uses the same database',
      [of('manifests', { writes: { ...writes({ kind: 'manifests' }), neighbours: ['Deployment/reports'] } })],
      null,
      [
        '- `Deployment/reports` uses the same database with another image. Stop it before 1.3.0 starts, and start it again once 1.3.0 is ready.',
        '- Deploy 1.3.0 as usual. With `strategy.type: Recreate` a workload stops its old pods before its new ones start.',
      ],
    ],
    ['a changed line', [of('line')], null, ['- Stop the old version before 1.3.0 starts.']],
    [
      'given versions',
      [givenDeployment({ decision: 'recreate' })],
      null,
      [
        '- Stop the old version before 1.3.0 starts. The chart does that with `upgrade.mode: Recreate`, from 2.16.284 on.',
      ],
    ],
  ])('of %s begins with the back-up', (_, deployments, chart, expected) => {
    const where = expected.some((line) => line.includes('kubectl ')) ? [IN_NAMESPACE] : [];
    expect(windowOf(deployments, chart)).toEqual([...BACK_UP, ...where, ...expected]);
  });

  const LET =
    '- Optional: run `migrate preflight` (https://docs.lightdash.com/self-host/upgrade-runbook) as a separate job with the image of 1.125.0, before you stop anything.';
  const COMPOSE = of('compose', {
    file: 'a/compose.yaml',
    writes: writes({ kind: 'compose', file: 'a/compose.yaml' }),
  });
  const OF_COMPOSE = [
    BRING,
    '- Optional: pull 1.125.0 and let it check the database:',
    '    cd a',
    '    docker compose pull web',
    '    docker compose run --rm --no-deps \\',
    '      --entrypoint pnpm web \\',
    '      -F backend migrate-production preflight',
    '- Stop the old version and start 1.125.0:',
    '    docker compose stop web',
    '    docker compose up --detach web',
  ];
  it.each<[string, DeploymentReport[], string[]]>([
    ['the chart', [of('helm-values', { declared: job(true) })], [LET]],
    ['a changed line', [of('line')], [LET]],
    ['compose', [COMPOSE], OF_COMPOSE],
    ['compose beside a changed line', [COMPOSE, of('line')], [LET, ...OF_COMPOSE.map((line) => `  ${line}`)]],
    [
      'compose, with a hostile service',
      [of('compose', { writes: { ...writes({ kind: 'compose' }), services: ['a; rm -rf /'] } })],
      ['      --entrypoint pnpm "$SERVICE" \\'],
    ],
  ])('lets a version check the database that can do so: %s', (_, deployments, expected) => {
    const lines = windowOf(deployments, NEW, '1.125.0');
    for (const line of expected) expect(lines).toContain(line);
    const own = deployments.filter(({ kind }) => kind !== 'compose').length;
    expect(lines.filter((line) => line.includes('as a separate job'))).toHaveLength(own);
    const before = windowOf(deployments, NEW, '1.124.9').join('\n');
    expect(before).not.toMatch(/preflight|runbook/);
  });

  it('never installs anything, never takes a project down, and promises no duration', () => {
    const kinds = [...KINDS.map(({ name }) => name), 'line', 'target', 'file', 'rendered'] as const;
    for (const chart of [null, OLD, NEW]) {
      const text = windowOf([...kinds.map((kind) => of(kind)), givenDeployment()], chart).join('\n');
      expect(text).not.toMatch(/helm upgrade|lightdash\/lightdash|compose.* down|minute/);
    }
  });

  it('speaks of each tool once', () => {
    const [a, b, c, d] = [of('helm-values'), of('helm-values'), of('line'), of('line')].map((each, at) => ({
      ...each,
      file: `${at}.yaml`,
    }));
    // What one tool needs is not said of what another one deploys.
    expect(
      windowOf(
        [a, b, c, d].flatMap((each) => each ?? []),
        NEW,
      ),
    ).toEqual([
      ...BACK_UP,
      '- 0.yaml:12 and 1.yaml:12:',
      `  ${WITH_JOB} ${WITHOUT_JOB}`,
      '- 2.yaml:12 and 3.yaml:12:',
      '  - Stop the old version before 1.3.0 starts.',
    ]);
  });

  it.each<[string, string[][], string]>([
    ['an alias', [['bi']], 'name=bi'],
    ['two aliases', [['bi'], ['other']], 'name=$NAME'],
    ['a hostile alias', [['"; rm -rf /']], 'name=$NAME'],
  ])('scales what goes by %s', (_, keys, expected) => {
    const deployments = keys.map((each) => of('umbrella-chart', { writes: writes({ kind: 'umbrella-chart' }, each) }));
    const text = windowOf(deployments, OLD).join('\n');
    expect(text).toContain(expected);
    expect(text).not.toContain('rm -rf');
  });
});

describe('the name of the Helm release', () => {
  const called = (release: string | null) => of('flux', { writes: { ...writes({ kind: 'flux' }), release } });
  const nameIn = (...names: (string | null)[]) =>
    /instance=([^" ]+)/.exec(windowOf(names.map(called), OLD).join(' '))?.[1];

  it.each<[string, (string | null)[], string]>([
    ['of one release', ['bi'], 'bi'],
    ['that no file gives', [null], '$RELEASE'],
    ['that needs quoting', ['$(id)'], '$RELEASE'],
    ['of several', ['one', 'two'], '$RELEASE'],
  ])('%s', (_, names, expected) => {
    expect(nameIn(...names)).toBe(expected);
  });

  it('stands in the check of a step', () => {
    const step = called('bi');
    const check = (of: DeploymentReport) => told(checkBlocks([of], LOG_PEN)).join('\n');
    expect(check(step)).toMatch(/your release \(`bi`\)\. Without a migration job, also [\s\S]*helm status bi\n/);
    expect(check({ ...step, declared: job(true) })).toContain("By then the chart's migration job has succeeded.");
  });
});

describe('the way back to an older version', () => {
  const backOf = (kind: KindName, restores: boolean, changes: Changes = {}) => {
    const own = of(kind, {
      change: 'downgrade',
      decision: null,
      rollback: { migrations: [], isKnown: !restores },
      ...changes,
    });
    const jump = { to: version('2.2.0'), back: { from: version('2.6.0'), restores }, chartVersion: NEW };
    return told(windowBlocks(jump, [own], LOG_PEN));
  };
  const NOTHING_STOPS = '- Stop 2.6.0 before 2.2.0 starts, and before the merge if merging deploys it.';

  it('stops the chart by hand, whatever its version does', () => {
    expect(backOf('helm-values', false)).toEqual([
      '- Back up the database as 2.6.0 leaves it, so that you can return to it.',
      NOTHING_STOPS,
      IN_NAMESPACE,
      '- Scale Lightdash down. `$RELEASE` is its Helm release:',
      ...SCALE,
      ...AFTER_SCALE.map((line) => line.replace('1.3.0', '2.2.0')),
    ]);
  });

  it('restores the backup between the two commands of compose', () => {
    const own = { ...writes({ kind: 'compose' }), carrier: 'compose.yaml', services: ['web'] };
    expect(backOf('compose', true, { writes: own })).toEqual([
      '- Back up the database as 2.6.0 leaves it, so that you can return to it.',
      '- Stop 2.6.0 before 2.2.0 starts, and before the merge if merging deploys it.',
      '- Once 2.6.0 has stopped, restore the backup made under 2.2.0. Start 2.2.0 only after that.',
      '- Get the changed file onto the server, for example with `git pull` after the merge. Compose starts the version in that file.',
      '- Stop 2.6.0 and start 2.2.0:',
      '    docker compose pull web',
      '    docker compose stop web',
      '    # restore the backup made under 2.2.0',
      '    docker compose up --detach web',
    ]);
  });
});

describe('the commands of compose', () => {
  const lines = (carrier: string | null, services: readonly string[], file = 'compose.yaml') => {
    const own = of('compose', { file, writes: { ...writes({ kind: 'compose' }), carrier, services } });
    const { first, stop, start } = composeLines(carrier, [own]);
    return [...first, ...stop, ...start];
  };

  it.each<[string, string | null, string[]]>([
    ['no file', null, ['docker compose pull web']],
    ['a usual file', 'compose.yaml', ['docker compose pull web']],
    ['a usual file in a folder', 'deploy/docker-compose.yml', ['cd deploy', 'docker compose pull web']],
    ['another file', 'deploy/bi.yml', ['cd deploy', 'docker compose --file bi.yml pull web']],
    [
      'a name that needs quoting',
      'a b/compose.yaml',
      ['# in the folder of a b/compose.yaml', 'docker compose pull web'],
    ],
  ])('name %s', (_, carrier, expected) => {
    expect(lines(carrier, ['web']).slice(0, expected.length)).toEqual(expected);
  });

  it.each<[string, string[], string]>([
    ['several', ['web', 'scheduler'], 'docker compose stop web scheduler'],
    ['none', [], 'docker compose stop $SERVICES'],
    ['a hostile one', ['web; rm -rf /'], 'docker compose stop $SERVICES'],
  ])('stop the containers of the service alone: %s', (_, services, expected) => {
    expect(lines('compose.yaml', services)).toContain(expected);
  });

  it.each(['Dockerfile', 'docker/Dockerfile', 'bi.Dockerfile', 'Dockerfile.prod', 'Containerfile'])(
    'build what comes from a %s',
    (file) => {
      expect(lines('compose.yaml', ['web'], file)[0]).toBe('docker compose build --pull web');
    },
  );

  it.each(['.env', 'compose.yaml', 'dockerfiles/compose.yaml'])('pull what %s names', (file) => {
    expect(lines('compose.yaml', ['web'], file)[0]).toBe('docker compose pull web');
  });
});

describe('afterwards', () => {
  const mode = (file: string, line: number) => ({ file, line, text: 'mode: Recreate' });
  it.each<[string, DeploymentReport['leftovers'], string | null, string[]]>([
    [
      'what is left behind is named by line',
      [mode('a.yaml', 2), mode('a.yaml', 2), mode('a.yaml', 7), mode('b.yaml', 1)],
      null,
      ['- Afterwards, undo a.yaml:2, line 7 and b.yaml:1:', '    upgrade-gate apply --done'],
    ],
    [
      'what a choice adds is named after it',
      [mode('a.yaml', 2)],
      'A',
      ['- Afterwards, undo what A added and a.yaml:2:', '    upgrade-gate apply --done'],
    ],
    [
      'so is what the only choice adds',
      [],
      '',
      ['- Afterwards, undo the added lines:', '    upgrade-gate apply --done'],
    ],
    [
      'no command is named for what only people can take out',
      [{ file: 'a.json', line: 2, text: '' }],
      null,
      ['- Afterwards, undo a.json:2.'],
    ],
    ['nothing is said of nothing', [], null, []],
  ])('%s', (_, leftovers, letter, expected) => {
    expect(told(afterwardsBlocks([of('helm-values', { leftovers })], letter, 'upgrade-gate', LOG_PEN))).toEqual(
      expected,
    );
  });
});

describe('between two steps', () => {
  it.each<[string, DeploymentReport, string[]]>([
    ['the chart', of('helm-values'), ['helm status "$RELEASE"', 'kubectl rollout status']],
    ['Argo CD', of('argo-cd'), ['argocd app wait argocd/bi --health']],
    ['compose', of('compose'), ['docker compose ps', 'docker compose logs']],
    ['a changed line', of('line'), []],
  ])('there is a check for %s', (_, deployment, expected) => {
    const text = told(checkBlocks([deployment], LOG_PEN)).join('\n');
    expect(text).toMatch(/^Wait until (?:Helm reports `STATUS: deployed`|the new version is running)/);
    for (const command of [
      'helm status "$RELEASE"',
      'kubectl rollout status',
      'argocd app wait argocd/bi --health',
      'docker compose ps',
      'docker compose logs',
    ]) {
      expect(text.includes(command)).toBe(expected.includes(command));
    }
  });
});
