import { POLICY_NAMES } from '../gate/settings.ts';
import { product } from '../product/product.ts';
import type { ExitCode } from './answers.ts';
import { type CommandForm, type CommandOptions, DETECTION_NAMES, EVIDENCE_NAMES } from './options.ts';
import { REPORT_FILES } from './report-files.ts';

/** A command of the command line, and what its help says. */
interface Command extends CommandForm {
  readonly load: () => Promise<(options: CommandOptions) => Promise<ExitCode>>;
  /** One sentence: the question that it answers. */
  readonly answers: string;
  /** Each way to ask it, without the program's name. */
  readonly usage: readonly string[];
  readonly examples: readonly string[];
  /** The meaning of each exit code for this command. */
  readonly exits: Readonly<Record<number, string>>;
}

/** Options of every command that judges a change. */
const GATE = [
  'from',
  'to',
  'base',
  'head',
  'running-url',
  'fail-on',
  'new-target',
  'no-deployment',
  'strict',
  'endpoints',
  'table-sizes',
  'rendered-base',
  'rendered-head',
  ...POLICY_NAMES,
  ...DETECTION_NAMES,
  ...EVIDENCE_NAMES,
  'config',
  'environment',
];

const BAD_QUESTION = 'invalid input, such as a bad version, a downgrade or an unknown option';

/** The commands, by name. The code of each is loaded only if the user asks for it. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'upgrade-check': {
    load: async () => (await import('./upgrade-check.ts')).upgradeCheck,
    answers: `Can this upgrade roll? Answers like ${product.name}'s own command, by the index.`,
    usage: ['upgrade-check --from X.Y.Z --to X.Y.Z'],
    options: ['from', 'to', ...EVIDENCE_NAMES, 'json'],
    defaults: { artifacts: 'off' },
    examples: ['upgrade-check --from 2.90.0 --to 2.91.0', 'upgrade-check --from 2.90.0 --to 2.95.0 --json'],
    exits: { 0: 'safe', 1: 'not safe', 2: 'the index does not cover it, or cannot be read', 3: BAD_QUESTION },
  },
  plan: {
    load: async () => (await import('./plan.ts')).plan,
    answers: 'Which steps lead there, which need downtime, and which is the newest that rolls?',
    usage: ['plan --from X.Y.Z --to X.Y.Z', 'plan --environment NAME --to X.Y.Z   from what its files have'],
    options: ['from', 'to', ...POLICY_NAMES, ...EVIDENCE_NAMES, 'config', 'environment', 'json', 'verbose'],
    defaults: { artifacts: 'off' },
    examples: ['plan --from 1.2.0 --to 2.114.0', 'plan --from 2.90.0 --to 2.114.0 --artifacts verify'],
    exits: {
      0: 'it rolls',
      1: 'it needs downtime, or several steps',
      2: 'unproven, or no permitted path leads there',
      3: BAD_QUESTION,
    },
  },
  gate: {
    load: async () => (await import('./gate.ts')).gate,
    answers: 'Does what the action does, with its decision, reasons, choices and plan.',
    usage: [
      'gate --from X.Y.Z --to X.Y.Z',
      'gate --base REF [--head REF]   compares commits of a repository',
      'gate --staged                  before a commit',
    ],
    options: [...GATE, 'staged', 'approved-report', ...REPORT_FILES, 'json', 'verbose'],
    examples: ['gate --base main', 'gate --from 2.90.0 --to 2.114.0 --fail-on blocked'],
    exits: {
      0: 'passed under --fail-on',
      1: 'it needs downtime, or several steps',
      2: 'unproven, because evidence, a file or a commit cannot be read',
      3: 'invalid input, such as a bad version or a downgrade, or no deployment found',
    },
  },
  verify: {
    load: async () => (await import('./gate.ts')).verify,
    answers: "Compares a deployment with the approved report, under today's documents.",
    usage: [
      'verify REPORT                           judges its upgrades',
      'verify REPORT --base REF [--head REF]   compares commits',
      'verify REPORT --from X.Y.Z --to X.Y.Z',
    ],
    options: [...GATE, ...REPORT_FILES, 'json', 'verbose'],
    operand: 'report',
    examples: ['verify report.json', 'verify report.json --base HEAD^ --minimum-release-age "3 days"'],
    exits: {
      0: 'as approved, and `gate` passes',
      1: 'not as approved, or it needs downtime, or one jump is not permitted',
      2: 'unproven, because evidence, a file or a commit cannot be read',
      3: 'invalid input, such as a bad version, a downgrade or an unusable report',
    },
  },
  detect: {
    load: async () => (await import('./detect.ts')).detect,
    answers: 'What does a folder deploy? Reads the files on disk, committed or not.',
    usage: ['detect [DIR]'],
    options: [...DETECTION_NAMES, 'config', 'environment', 'json'],
    operand: 'folder',
    examples: ['detect', 'detect ../infrastructure --json'],
    exits: {
      0: 'read, even if some versions are unknown',
      2: 'a file cannot be read',
      3: 'invalid input, such as an unknown option or no such folder',
    },
  },
  apply: {
    load: async () => (await import('./apply.ts')).apply,
    answers: 'Writes a version into the files of a folder, where `detect` finds one.',
    usage: [
      'apply [DIR] --to X.Y.Z [--mode] [--base REF]',
      'apply [DIR] --next [--to X.Y.Z] [--mode] [--base REF]',
      'apply [DIR] --mode [--base REF]',
      'apply [DIR] --done',
      'apply [DIR] --pin --running-url URL',
    ],
    options: [
      'to',
      'next',
      'mode',
      'base',
      'done',
      'pin',
      'running-url',
      ...POLICY_NAMES,
      'index-url',
      ...DETECTION_NAMES,
      'config',
      'environment',
      'json',
    ],
    operand: 'folder',
    examples: ['apply --mode --base main', 'apply environments/prod --to 2.114.0 --mode', 'apply --done'],
    exits: {
      0: 'written, or already so',
      2: 'nothing written, because a part of it cannot be or the index cannot be read',
      3: BAD_QUESTION,
    },
  },
  init: {
    load: async () => (await import('./init.ts')).init,
    answers: "Writes the workflow and the team's own file, and lists your next steps.",
    usage: ['init [DIR] [--ci SYSTEM]'],
    options: ['ci', ...DETECTION_NAMES, 'json'],
    operand: 'folder',
    examples: ['init', 'init ../infrastructure --ci gitlab', 'init --targets values.yaml#image.tag'],
    exits: {
      0: 'written, or there already, because a file that is there stays',
      2: 'a file cannot be read',
      3: 'nothing written: no deployment found, a file cannot be written',
    },
  },
  running: {
    load: async () => (await import('./running.ts')).running,
    answers: 'Asks --url, or your file, for the current version. --expect waits for one.',
    usage: [
      'running --url URL [--expect X.Y.Z] [--within 10m]',
      'running [--environment NAME] [--expect X.Y.Z] [--within 10m]',
    ],
    options: ['url', 'environment', 'expect', 'within', 'tag-suffix', 'config', 'json'],
    examples: [
      'running --url https://bi.example.com',
      'running --url https://bi.example.com --expect 2.114.0 --within 10m',
    ],
    exits: {
      0: 'it answers, and it is the expected version',
      1: 'another version answers',
      2: 'no answer, or an answer without a version',
      3: 'invalid input, such as a bad address, version or time',
    },
  },
  backtest: {
    load: async () => (await import('./backtest.ts')).backtest,
    answers: 'What would upgrading every so many days have meant, by the index?',
    usage: ['backtest --from X.Y.Z [--every 7d]'],
    options: ['from', 'every', 'index-url', 'working-directory', 'json'],
    examples: ['backtest --from 2.90.0', 'backtest --from 2.90.0 --every 7d --json'],
    exits: {
      0: 'answered',
      2: 'the index cannot be read, or does not have the version or its date',
      3: BAD_QUESTION,
    },
  },
};
