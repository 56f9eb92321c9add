import { describe, expect, it } from 'vitest';
import type { Choice, Report } from '../../src/gate/report/report.ts';
import { DETAILS } from '../../src/page/page.ts';
import { product } from '../../src/product/product.ts';
import { furtherParts } from '../../src/render/parts.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { windowBlocks } from '../../src/render/window.ts';
import { applied, askSetUp, inputsOf } from '../support/choices.ts';
import { version } from '../support/documents.ts';
import { commandsIn, componentsOf, old, run } from '../support/installation.ts';
import { SET_UPS, type SetUp } from '../support/set-ups.ts';
import { told } from '../support/told.ts';

type Texts = Readonly<Record<string, string>>;

/** The chart's values in whatever file a set-up has them, with further ones. */
const withValues = (files: Texts, values: readonly (readonly [section: string, on: boolean])[]): Texts =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const isTerraform = path.endsWith('.tf');
      const said = values.map(([section, on]) =>
        isTerraform
          ? `  set {\n    name  = "${section}.enabled"\n    value = "${on}"\n  }\n`
          : `$1${section}: {enabled: ${on}}\n`,
      );
      const mark = isTerraform ? /^()(?= {2}set \{)/m : /^( *)(?=image:\n)/m;
      return [path, text.replace(mark, `${said.join('')}$1`)];
    }),
  );

/** What the sentences tell a person to do, done. */
const followed = (line: string): string[] => {
  if (/^- Turn off Argo CD.s automatic sync,/.test(line)) return ['argocd app set bi --sync-policy none'];
  const [, scaled = ''] = /^- Scale all of (.*) down,/.exec(line) ?? [];
  const [, others = ''] = /^- (.*) uses? the same database with another image\. Stop/.exec(line) ?? [];
  const names = [...`${scaled} ${others}`.matchAll(/`[A-Z]\w+\/([\w-]+)`/g)].map(([, name]) => name);
  return names.length === 0 ? [] : [`kubectl scale deployment ${names.join(' ')}`];
};

const WORKERS = {
  nothing: [],
  'a scheduler': [['scheduler', true]],
  'a scheduler and a NATS worker, and a job that migrates': [
    ['scheduler', true],
    ['warehouseNatsWorker', true],
    ['migrationJob', true],
  ],
} as const;

/** Where no file shows the Application, no sentence speaks of its sync. */
const isSeenInArgoCd = (name: string) =>
  name.startsWith('Argo CD') && name !== 'Argo CD, the Application in another repository';

const isOfChart = ({ name }: SetUp) => /Argo CD|Flux|umbrella|helmfile|Terraform|environments/.test(name);

describe('the commands of the window, for each of the fourteen set-ups', () => {
  const cases = SET_UPS.flatMap((setUp) =>
    Object.entries(WORKERS).flatMap(([what, values]) =>
      values.length === 0 || isOfChart(setUp) ? [[setUp.name, what, setUp, values] as const] : [],
    ),
  );

  it.each(cases)('%s, with %s beside the backend', async (name, _, setUp, values) => {
    const files = (is: string) => withValues(setUp.files(is), values);
    if (values.length > 0) expect(files('2.2.0')).not.toEqual(setUp.files('2.2.0'));
    const report = await askSetUp(setUp, files('2.2.0'), files('2.6.0'));
    const [choice] = report.choices as readonly [Choice];
    const after = await askSetUp(setUp, files('2.2.0'), applied(choice, files('2.6.0')), inputsOf(choice));
    const deployments = after.deployments.filter(({ decision }) => decision === 'recreate');
    const blocks = windowBlocks(
      { to: version('2.6.0'), back: null, chartVersion: after.chartVersion },
      deployments,
      LOG_PEN,
    );
    const said = told(blocks);
    const workers = values.map(([section]) => section).filter((section) => section in product.chart.workers);
    // What the manifests of a set-up run; the chart runs a backend.
    const objects = deployments.flatMap(({ writes: { services, workers: all } }) => [...services, ...all]);
    const own = isOfChart(setUp)
      ? ['backend', ...componentsOf(workers)]
      : [...new Set(objects)].map((each) => each.replace(/.*\//, ''));
    const isSynced = said.some((line) => line.includes('argocd app sync'));
    const isComposed = name.startsWith('compose');
    const hasJob = values.some(([section]) => section === 'migrationJob') && !said.join(' ').includes('kubectl scale');
    const lines = [...said.flatMap(followed), ...commandsIn(blocks)];
    const state = run(isSynced || isComposed ? lines : [...lines, 'helm upgrade'], {
      pods: old(...(own.length === 0 ? ['backend'] : own)),
      isAutomated: isSeenInArgoCd(name),
      hasJob,
    });
    expect(state.overlaps, said.join('\n')).toEqual([]);
    expect(new Set(Object.values(state.pods))).toEqual(new Set(['new']));
  });

  it.each(SET_UPS.map((setUp) => [setUp.name, setUp] as const))('%s, on its way back', async (name, setUp) => {
    const [base, head] = [setUp.files('2.6.0'), setUp.files('2.2.0')];
    const red = await askSetUp(setUp, base, head);
    const choice = red.choices.find(({ id }) => id === 'rollback') ?? expect.unreachable();
    const green = await askSetUp(setUp, base, applied(choice, head), inputsOf(choice));
    expect(green.outcome.fails).toBe(false);
    const windowOf = (report: Report) =>
      furtherParts(report)
        .filter((part) => part.name === 'the window')
        .flatMap((part) => part.blocks(report, LOG_PEN, DETAILS[0]));
    const blocks = windowOf(green);
    const said = told(blocks).join('\n');
    expect(said).toContain('Back up the database as 2.6.0 leaves it');
    expect(said).not.toMatch(/the old version|check the database|upgrade\.mode/);
    const all = commandsIn(blocks);
    // The red report has the same steps.
    expect(commandsIn(windowOf(red))).toEqual(all);
    // The last command is this program's own.
    const own = all.findIndex((line) => line.startsWith('npx '));
    const byHand = /stop 2\.6\.0 before 2\.2\.0 starts\./i.test(said) ? ['kubectl scale deployment lightdash'] : [];
    const isOff = said.includes("Turn off Argo CD's automatic sync");
    const lines = [
      ...(isOff ? ['argocd app set bi --sync-policy none'] : []),
      ...byHand,
      ...all.slice(0, own),
      ...(name.startsWith('compose') ? [] : ['helm upgrade']),
    ];
    const pods = old(isOfChart(setUp) ? 'backend' : 'lightdash');
    const state = run(lines, { pods, isAutomated: isSeenInArgoCd(name) });
    expect(state.overlaps, said).toEqual([]);
    expect(new Set(Object.values(state.pods))).toEqual(new Set(['new']));
  });

  it.each(['compose with .env', 'compose, rendered'])(
    '%s, with a service that uses the same database',
    async (name) => {
      const setUp = SET_UPS.find((each) => each.name === name) ?? expect.unreachable();
      const variables = '    environment: {PGHOST: db, PGDATABASE: bi}\n';
      const files = (is: string): Texts => {
        const { 'compose.yaml': text = '', ...others } = setUp.files(is);
        const image = /^( {4}image: lightdash.*\n)/m;
        return {
          ...others,
          'compose.yaml': `${text.replace(image, `$1${variables}`)}  reports:\n    image: acme/reports:1\n${variables}`,
        };
      };
      const render = (all: Texts) => {
        const tag = /LIGHTDASH_VERSION=(\S+)/.exec(all['.env'] ?? '')?.[1];
        const environment = { PGHOST: 'db', PGDATABASE: 'bi' };
        const lightdash = { image: `lightdash/lightdash:${tag}`, environment };
        const services = { lightdash, reports: { image: 'acme/reports:1', environment }, db: { image: 'postgres:16' } };
        return JSON.stringify({ name: 'bi', services });
      };
      const asked = { ...setUp, ...(setUp.render === undefined ? {} : { render }) };
      const { deployments, chartVersion } = await askSetUp(asked, files('2.2.0'), files('2.6.0'));
      const lines = commandsIn(
        windowBlocks({ to: version('2.6.0'), back: null, chartVersion: chartVersion }, deployments, LOG_PEN),
      );
      const state = run(lines, { pods: { ...old('lightdash'), reports: 'foreign' }, isAutomated: false });
      expect(state.overlaps).toEqual([]);
      expect(state.pods).toEqual({ lightdash: 'new', reports: 'foreign' });
    },
  );
});
