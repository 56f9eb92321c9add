// The runs and their expected outcomes: a pull request and a push for each of three kinds of repositories, a deploy job that
// is given both versions, and the workflow that proposes the next step.
import { pastedSteps, pastedWorkflow } from './workflows.js';

const VALUES = 'deploy/lightdash/values.yaml';
const COMPOSE = 'compose.yaml';
const APPLICATION = 'argocd/lightdash.yaml';

const helmValues = (version) => ({
  [VALUES]: `image:\n  repository: lightdash/lightdash\n  tag: "${version}"\n`,
});

const compose = (version, more = '') => ({
  '.env': `LIGHTDASH_VERSION=${version}\n`,
  [COMPOSE]: `services:\n  lightdash:\n    image: lightdash/lightdash:\${LIGHTDASH_VERSION}\n${more}`,
});

const argoCd = (version) => ({
  [APPLICATION]: `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: lightdash, namespace: argocd}
spec:
  project: default
  source:
    repoURL: https://lightdash.github.io/helm-charts
    chart: lightdash
    targetRevision: 2.16.361
    helm:
      parameters:
        - {name: image.tag, value: ${version}}
  destination: {server: https://kubernetes.default.svc, namespace: analytics}
`,
});

const check = () => pastedWorkflow('README.md', 'Upgrade Gate');
const wholeStory = () => pastedWorkflow('query-recipes/README.md', 'Upgrade');
const deployJob = (to) => () =>
  pastedSteps('docs/github.md', 'steps.gate.outputs.helm-args', { LIGHTDASH_URL: '', NEXT_VERSION: to });

const required = () => pastedWorkflow('docs/other-systems.md', 'Lightdash upgrades');
const nextStep = () => pastedWorkflow('docs/renovate.md', 'Next step of Lightdash');

/** The call that a later step makes with the mode that the gate has published. */
const withMode = (mode) => [`--set upgrade.mode=${mode}`];
const ALL_PASSED = { gate: 'success', upgrade: 'success', after: 'success' };

/**
 * Each run has the kind of its repository, the files before and after the change, the workflow and the event; where a step asks
 * Lightdash which version runs, `running` has it before and after helm has been called. `expected`
 * has the results of the jobs that run, the calls that steps make, the first annotation, and the gate's outputs and summary.
 */
export const RUNS = [
  {
    kind: 'Helm values',
    event: 'pull_request',
    workflow: check,
    before: helmValues('2.2.0'),
    after: helmValues('2.5.0'),
    expected: {
      jobs: { 'upgrade-gate': 'failure' },
      calls: withMode('Recreate'),
      annotation: `error ${VALUES}:3 `,
      gate: { mode: 'Recreate', told: '2.2.0 → 2.5.0' },
    },
  },
  {
    kind: 'Helm values',
    event: 'push',
    workflow: wholeStory,
    before: helmValues('2.0.0'),
    after: helmValues('2.2.0'),
    expected: {
      jobs: ALL_PASSED,
      calls: withMode('RollingUpdate'),
      annotation: `notice ${VALUES}:3 `,
      gate: { mode: 'RollingUpdate', told: '2.0.0 → 2.2.0' },
    },
  },
  {
    kind: 'compose',
    event: 'pull_request',
    workflow: check,
    before: { ...compose('2.2.0'), '.github/upgrade-gate.yml': 'fail-on: mode-mismatch\n' },
    after: {
      ...compose('2.5.0'),
      '.github/upgrade-gate.yml':
        'fail-on: mode-mismatch\nexceptions:\n  - { from: 2.2.0, to: 2.5.0, allow: recreate, reason: a test }\n',
    },
    expected: {
      jobs: { 'upgrade-gate': 'success' },
      calls: withMode('Recreate'),
      annotation: 'warning .env:1 ',
      gate: { mode: 'Recreate', told: '2.2.0 → 2.5.0' },
    },
  },
  {
    kind: 'compose',
    event: 'push',
    workflow: wholeStory,
    before: compose('2.2.0'),
    after: compose('2.5.0'),
    expected: {
      jobs: ALL_PASSED,
      calls: withMode('Recreate'),
      annotation: 'warning .env:1 ',
      gate: { mode: 'Recreate', told: '2.2.0 → 2.5.0' },
    },
  },
  {
    kind: 'Argo CD',
    event: 'pull_request',
    workflow: check,
    before: argoCd('2.0.0'),
    after: argoCd('2.2.0'),
    expected: {
      jobs: { 'upgrade-gate': 'success' },
      calls: withMode('RollingUpdate'),
      annotation: `notice ${APPLICATION}:12 `,
      gate: { mode: 'RollingUpdate', told: '2.0.0 → 2.2.0' },
    },
  },
  {
    kind: 'Argo CD',
    event: 'push',
    workflow: wholeStory,
    before: argoCd('1.0.0'),
    after: argoCd('2.2.0'),
    expected: {
      // The later jobs do not run, so nothing is deployed.
      jobs: { gate: 'failure' },
      calls: [],
      annotation: `error ${APPLICATION}:12 `,
      gate: { mode: 'Recreate', told: '1.0.0 → 2.2.0' },
    },
  },
  {
    kind: 'Helm values',
    event: 'pull_request',
    workflow: required,
    before: helmValues('2.2.0'),
    after: helmValues('2.5.0'),
    expected: {
      jobs: { 'upgrade-gate': 'failure' },
      calls: withMode('Recreate'),
      annotation: `error ${VALUES}:3 `,
      gate: { mode: 'Recreate', told: '2.2.0 → 2.5.0' },
    },
  },
  {
    kind: 'nothing deployed',
    event: 'pull_request',
    workflow: required,
    before: {},
    after: { 'src/index.html': '<p>Hello</p>\n' },
    expected: {
      jobs: { 'upgrade-gate': 'success' },
      calls: withMode('Recreate'),
      annotation: 'warning : ',
      gate: { mode: 'Recreate', told: 'this check guards nothing' },
    },
  },
  ...[
    ['2.0.0', '2.2.0', 'RollingUpdate', 'notice'],
    ['2.2.0', '2.5.0', 'Recreate', 'warning'],
  ].map(([from, to, mode, level]) => ({
    kind: 'no files',
    event: 'workflow_dispatch',
    workflow: deployJob(to),
    running: { before: from, after: to },
    before: {},
    after: {},
    expected: {
      jobs: { deploy: 'success' },
      calls: withMode(mode),
      annotation: `${level} : `,
      gate: { mode, told: `${from} → ${to}` },
    },
  })),
  {
    kind: 'Argo CD',
    event: 'workflow_dispatch',
    workflow: nextStep,
    before: {},
    after: argoCd('2.2.0'),
    expected: {
      jobs: { propose: 'success' },
      calls: [
        `--- a/${APPLICATION}`,
        `+++ b/${APPLICATION}`,
        '-        - {name: image.tag, value: 2.2.0}',
        '+        - {name: upgrade.mode, value: Recreate}',
        '+        - {name: image.tag, value: 2.6.0}',
      ],
      annotation: null,
      gate: null,
    },
  },
];
