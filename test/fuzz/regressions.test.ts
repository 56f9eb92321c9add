import { describe, expect, it } from 'vitest';
import { textForMarkdown } from '../../src/page/escape.ts';
import { type Files, judgeFiles, PROVEN_TO, TEAM_REPOSITORIES, UNSAFE_TO } from './repositories.ts';

/** What a search has found once, by what went wrong. */

type Edit = readonly [path: string, was: string, is: string];

function edited(files: Files, edits: readonly Edit[]): Files {
  const changed = { ...files };
  for (const [path, was, is] of edits) {
    const text = changed[path];
    expect(text).toContain(was);
    changed[path] = String(text).replace(was, is);
  }
  return changed;
}

const MAIN = 'terraform/environments/production/main.tf';

const KUSTOMIZED = 'Kustomize, with an overlay for each environment';
const OVERLAY = 'k8s/lightdash/overlays/production/kustomization.yaml';

/** Two marks of byte order are one too many. */
const MARKED: readonly Edit[] = [
  ['charts/bi/Chart.yaml', 'apiVersion', '\uFEFF\uFEFFapiVersion'],
  ['charts/bi/values.yaml', 'lightdash:', '\uFEFF\uFEFFlightdash:'],
];

describe('an upgrade to a release that is not proven passed', () => {
  it.each<[string, string, readonly Edit[], readonly Edit[]]>([
    [
      'as removed, where the key of the services is another one',
      'compose with an image and a worker',
      [],
      [['compose.yaml', 'services:', 'service:']],
    ],
    [
      'as removed, where a module is called that is not there',
      'Terraform, with a module that each environment calls',
      [],
      [[MAIN, '../../modules/lightdash', '../../mod}les/lightdash']],
    ],
    [
      'as removed, where another document comes before the kustomization',
      KUSTOMIZED,
      [],
      [[OVERLAY, 'kind: Kustomization', '---\nkind: Kustomization']],
    ],
    [
      'as removed, where the lists of a kustomization have changed places',
      KUSTOMIZED,
      [],
      [
        [OVERLAY, 'resources:', 'swapped:'],
        [OVERLAY, 'images:', 'resources:'],
        [OVERLAY, 'swapped:', 'images:'],
      ],
    ],
    [
      'beside a compose file that was broken before, by its file of variables',
      'compose with a file of variables and one of overrides',
      [['deploy/compose.yaml', 'services:', 'services: {}\nservices:']],
      [['deploy/compose.yaml', 'services:', 'services: {}\nservices:']],
    ],
    [
      'beside a chart that was broken before, by values that nobody can read either',
      'an umbrella chart with a lock file',
      MARKED,
      MARKED,
    ],
  ])('%s', async (_, name, before, after) => {
    const team = TEAM_REPOSITORIES.find((each) => each.name === name) ?? expect.unreachable();
    const base = edited(team.files(PROVEN_TO), before);
    const report = await judgeFiles(base, edited(team.files(UNSAFE_TO), after), team.inputs);
    expect(report.outcome.fails).toBe(true);
    expect(report.safe).toBe(false);
    // What does not change passes as before.
    expect((await judgeFiles(base, base, team.inputs)).outcome.fails).toBe(false);
  });
});

it('a text became the beginning of a host by the full stop behind it', () => {
  expect(textForMarkdown('not found: www')).toContain('<code>www</code>');
});

describe('a run took minutes', () => {
  it('with many lines above the line of a version', async () => {
    const team = TEAM_REPOSITORIES.find(({ name }) => name === 'commands of Helm in a workflow');
    const head = team?.files(UNSAFE_TO) ?? {};
    const text = `lightdash${'\n'.repeat(120_000)}${head[team?.file ?? '']}`;
    const report = await judgeFiles(team?.files(PROVEN_TO) ?? {}, { ...head, [team?.file ?? '']: text }, team?.inputs);
    expect(report.decision).toBe('recreate');
  });
});

it('a run ended without a report where the image at a target has a name of 30,000 characters', async () => {
  const team = TEAM_REPOSITORIES.find(({ name }) => name === 'targets');
  const head = team?.files(UNSAFE_TO) ?? {};
  const changed = edited(head, [[team?.file ?? '', UNSAFE_TO, `${UNSAFE_TO} ${'//lightdash'.repeat(3_000)}`]]);
  const report = await judgeFiles(team?.files(PROVEN_TO) ?? {}, changed, team?.inputs);
  expect(report.outcome.fails).toBe(true);
  expect(report.deployments.map(({ problem }) => problem?.code)).toContain('not-a-version');
});
