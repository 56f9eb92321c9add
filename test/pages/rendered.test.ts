// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of compose and of a shell
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { judge } from '../../src/gate/gate.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { openRepository } from '../../src/repository/repository.ts';
import { WITH_FLOOR } from '../support/choices.ts';
import { folderWith, repositoryWith, temporaryFolder } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

/** The folder of real tools; a workflow whose tool is not there is skipped. */
const TOOLS = process.env['UPGRADE_GATE_TOOLS'];

type Texts = Readonly<Record<string, string>>;

const workload = (image: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: lightdash\nspec:\n  selector:\n    matchLabels: {app: lightdash}\n  template:\n    metadata:\n      labels: {app: lightdash}\n    spec:\n      containers:\n        - name: lightdash\n          image: ${image}\n`;

interface Workflow {
  /** The tool, by its name in the folder. */
  readonly tool: string;
  readonly files: (version: string) => Texts;
  /** What the inputs of the gate name, below the temporary folder of the runner. */
  readonly sides: readonly [base: string, head: string];
  /** Stands before the tool, for what has no network or another name here. */
  readonly stub?: readonly [name: string, script: string];
}

const WORKFLOWS: Readonly<Record<string, Workflow>> = {
  Kustomize: {
    tool: 'kustomize',
    files: (version) => ({
      'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
      'base/deployment.yaml': workload('lightdash/lightdash:latest'),
      ...Object.fromEntries(
        Object.entries({ staging: version, prod: '2.2.0' }).map(([name, tag]) => [
          `overlays/${name}/kustomization.yaml`,
          `resources: [../../base]\nnamespace: ${name}\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`,
        ]),
      ),
    }),
    sides: ['base', 'head'],
  },
  Helm: {
    tool: 'helm',
    files: (version) => ({
      'deploy/chart-version': '2.16.361\n',
      'deploy/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${version}\n`,
      'chart/Chart.yaml': 'apiVersion: v2\nname: lightdash\nversion: 2.16.361\nappVersion: 2.2.0\n',
      'chart/templates/backend.yaml': workload('"{{ .Values.image.repository }}:{{ .Values.image.tag }}"'),
    }),
    sides: ['base.yaml', 'head.yaml'],
    // The chart of Lightdash's repository is one of this repository, since nothing here reaches a network.
    stub: [
      'helm',
      '[ "$1 $3 $4 $5" = "template lightdash --repo https://lightdash.github.io/helm-charts" ] || exit 9\nexec "$TOOL" template "$2" "$CHART" "${@:6}"\n',
    ],
  },
  compose: {
    tool: 'docker-compose',
    files: (version) => ({
      'compose.yaml': 'services:\n  lightdash:\n    image: lightdash/lightdash:${LIGHTDASH_VERSION}\n',
      '.env': `LIGHTDASH_VERSION=${version}\n`,
    }),
    sides: ['base.json', 'head.json'],
    stub: ['docker', '[ "$1" = compose ] || exit 9\nexec "$TOOL" "${@:2}"\n'],
  },
};

/** Workflows whose tools cannot be tried here: they need a cluster, a state or a network. */
const UNTRIED = ['Argo CD', 'Flux', 'Terraform'];

const PAGE = readFileSync(join(ROOT, 'docs/rendered.md'), 'utf8').split('## Workflows to paste')[1] ?? '';

/** The script below a heading of the page. */
function scriptOf(heading: string): string {
  const [, text = ''] = new RegExp(`^### ${heading}\n[^#]*?^\`\`\`yaml\n(.*?)^\`\`\`$`, 'ms').exec(PAGE) ?? [];
  const [step] = parse(text) as readonly { readonly run: string }[];
  return step?.run ?? '';
}

it('has no workflow that nobody tries', () => {
  const headings = [...PAGE.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.sort()).toEqual([...Object.keys(WORKFLOWS), ...UNTRIED].sort());
});

describe('a workflow of rendered.md, with the real tool', () => {
  for (const [heading, { tool, files, sides, stub }] of Object.entries(WORKFLOWS)) {
    it.skipIf(TOOLS === undefined || !existsSync(join(TOOLS, tool))).each([
      ['2.4.0', 'roll', false],
      ['2.6.0', 'recreate', true],
    ])(`${heading}: 2.2.0 → %s`, async (version, decision, fails) => {
      const repository = repositoryWith(files('2.2.0'));
      const head = repository.commit(files(version));
      const runner = temporaryFolder();
      repository.git('worktree', 'add', '--quiet', join(runner, 'before'), 'HEAD^1');
      const bin = join(runner, 'bin');
      const script = (name: string, text: string) =>
        writeFileSync(join(bin, name), `#!/bin/bash\n${text}`, { mode: 0o755 });
      mkdirSync(bin);
      script(tool, 'exec "$TOOL" "$@"\n');
      if (stub !== undefined) script(...stub);
      execFileSync('bash', ['-e', '-o', 'pipefail', '-c', scriptOf(heading)], {
        cwd: repository.folder,
        env: {
          PATH: `${bin}:${process.env['PATH']}`,
          HOME: runner,
          RUNNER_TEMP: runner,
          TOOL: join(TOOLS ?? '', tool),
          CHART: join(repository.folder, 'chart'),
        },
      });
      const index = join(folderWith({ 'index.json': JSON.stringify(WITH_FLOOR.index) }), 'index.json');
      const texts = {
        'base-ref': 'HEAD^1',
        'head-ref': head,
        'working-directory': repository.folder,
        'index-url': index,
        artifacts: 'off',
        'fail-on': 'mode-mismatch',
        'rendered-base': join(runner, sides[0]),
        'rendered-head': join(runner, sides[1]),
      };
      const report = await judge(
        parseSettings(texts, (name) => name),
        {
          onProgress: () => undefined,
          repository: {
            event: { name: 'local', payload: null, sha: null },
            workspace: null,
            open: () => openRepository({ directory: repository.folder, api: null, fetch: false }),
          },
        },
      );
      expect([report.decision, report.outcome.fails, report.problem]).toEqual([decision, fails, null]);
      const upgrades = report.deployments.filter(({ change }) => change === 'upgrade');
      expect(upgrades).toMatchObject([{ kind: 'rendered', from: '2.2.0', to: version, problem: null }]);
    });
  }
});
