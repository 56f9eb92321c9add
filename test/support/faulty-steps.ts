import { type AnalyticsServiceOptions, startAnalyticsService } from './analytics-service.ts';
import { PROJECT, savedChart, someWorld, TOKEN, uuid } from './analytics-service-data.ts';
import { artifactOf, documentOf } from './documents.ts';
import { type Behaviour, serve, startServer } from './misbehaving-server.ts';
import type { Killing } from './process.ts';
import { runAction, type StepResult } from './runner.ts';

/** How one run differs from one in which all goes well. */
export interface Trouble {
  readonly environment?: Readonly<Record<string, string>>;
  readonly killing?: Killing;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** What takes the place of an answer, by path; undefined where the answer is as it should be. */
export type Misbehaving = (path: string) => Behaviour | undefined;

const obedient: Misbehaving = () => undefined;

/** Releases 1.0.0 to 1.3.0, all of them proven, and their artifacts, by path. */
export const PROVEN: Readonly<Record<string, unknown>> = {
  '/index.json': documentOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']]),
  '/1.1.0.json': artifactOf('1.1.0', '1.0.0'),
  '/1.2.0.json': artifactOf('1.2.0', '1.1.0'),
  '/1.3.0.json': artifactOf('1.3.0', '1.2.0'),
};

/** The inputs of the gate over {@link PROVEN}. */
export function provenQuestion(origin: string): Record<string, string> {
  return {
    from: '1.0.0',
    to: '1.3.0',
    'index-url': `${origin}/index.json`,
    'release-asset-url': `${origin}/{version}.json`,
  };
}

/** Serves {@link PROVEN}, but for what misbehaves. */
export function provenServer(misbehave: Misbehaving = obedient): Behaviour {
  return (request, response) => {
    const path = request.url ?? '';
    (misbehave(path) ?? serve(PROVEN[path] ?? ''))(request, response);
  };
}

/** Runs the gate over releases that are proven: it ends with `roll` where nothing fails. */
export async function runGate(trouble: Trouble = {}, misbehave: Misbehaving = obedient): Promise<StepResult> {
  const server = await startServer(provenServer(misbehave));
  try {
    const inputs = { ...provenQuestion(server.origin), ...trouble.inputs };
    return await runAction(inputs, trouble.environment, null, '', trouble.killing);
  } finally {
    await server.close();
  }
}

async function runCompanion(
  action: 'query-history' | 'query-recipes',
  asked: Readonly<Record<string, string>>,
  trouble: Trouble,
  misbehave: Misbehaving,
): Promise<StepResult> {
  const behave: AnalyticsServiceOptions['behave'] = ({ path }) => misbehave(path);
  const service = await startAnalyticsService(someWorld({ charts: [savedChart(1), savedChart(2)] }), { behave });
  try {
    const access = { 'base-url': service.baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN };
    const inputs = { ...access, ...asked, ...trouble.inputs };
    return await runAction(inputs, trouble.environment, null, action, trouble.killing);
  } finally {
    await service.close();
  }
}

/** Runs query-history so that an unavailable service fails the step; all is well where nothing fails. */
export const runHistory = (trouble: Trouble = {}, misbehave: Misbehaving = obedient): Promise<StepResult> =>
  runCompanion('query-history', { 'on-unavailable': 'fail' }, trouble, misbehave);

/** Runs query-recipes over two charts that compile, and its users' file. */
export const runRecipes = (trouble: Trouble = {}, misbehave: Misbehaving = obedient): Promise<StepResult> =>
  runCompanion('query-recipes', { charts: `${uuid(0xc1)}\n${uuid(0xc2)}`, users: 'csv' }, trouble, misbehave);

/** Every action, by the folder of its action.yml. */
export const ACTIONS = [
  ['', runGate],
  ['query-history', runHistory],
  ['query-recipes', runRecipes],
] as const;
