import { resolve } from 'node:path';
import { groundsOf, judgeSpan } from '../gate/judge/judge-span.ts';
import type { EvidenceBasis, SpanReport } from '../gate/report/span-report.ts';
import { type GateSettings, requireVersions } from '../gate/settings.ts';
import { rootOf, settingsOfCheckout } from '../gate/team-file/checked-out.ts';
import { jsonLine } from '../page/escape.ts';
import { sortedVersions, type Version } from '../release-safety/version.ts';
import { LOG_PEN } from '../render/pen.ts';
import { describeNoPath } from '../render/reasons.ts';
import { FolderTree } from '../repository/folder.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, EXIT, type ExitCode, exitCodeOf } from './answers.ts';
import { readEvidence } from './evidence.ts';
import type { CommandOptions } from './options.ts';

/**
 * `plan`: the steps from one version to another, by the index alone unless `--artifacts` says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
export async function plan({ settings: given, json, switches, own }: CommandOptions): Promise<ExitCode> {
  const inForce = await settingsOfCheckout(given);
  const from = inForce.from ?? (await lowestOf(inForce, own['environment']));
  const settings = requireVersions({ ...inForce, from });
  const evidence = await readEvidence(settings, [settings]);
  if (evidence.index === null) return EXIT.unproven;
  const span = judgeSpan(evidence, settings.from, settings.to);
  const text = json
    ? jsonLine(planDocument(span, groundsOf(evidence, span)))
    : await planText(span, switches.has('verbose'));
  answer(text);
  if (span.plan.hops === null) return EXIT.unproven;
  return exitCodeOf(span.upgradeMode === 'RollingUpdate', span.decision);
}

/** The lowest version that the files of an environment have; undefined if no environment is named. */
async function lowestOf(settings: GateSettings, name: string | undefined): Promise<Version | undefined> {
  if (name === undefined) return undefined;
  const { deploymentsOf, inEnvironment } = await import('./detect.ts');
  const root = rootOf(resolve(settings['working-directory']));
  const found = await inEnvironment(await deploymentsOf(new FolderTree(root), settings, ''), settings, name);
  const versions = found.map(({ version }) => version);
  const [lowest] = sortedVersions(versions.filter((each) => each !== null));
  if (lowest !== undefined && !versions.includes(null)) return lowest;
  throw new InputError(`No file says which version the environment "${name}" has. Give it with --from.`);
}

async function planText(span: SpanReport, verbose: boolean): Promise<string> {
  // JSON does not need the renderers of reports.
  const { lookOf } = await import('../render/layout.ts');
  const { renderPlan } = await import('../render/terminal.ts');
  return renderPlan(span, lookOf(process.stdout, process.env, verbose));
}

function planDocument(
  { from, to, decision, upgradeMode, plan, newestRollingVersion }: SpanReport,
  evidence: EvidenceBasis,
) {
  const { hops, problem } = plan;
  return {
    from,
    to,
    decision,
    upgradeMode,
    evidence,
    hops: hops?.map(hopDocument) ?? null,
    newestRollingVersion,
    ...(problem === null ? {} : { problem: { code: problem.rule, message: describeNoPath(problem, LOG_PEN) } }),
  };
}

function hopDocument({ from, to, decision, upgradeMode, reasons }: NonNullable<SpanReport['plan']['hops']>[number]) {
  return { from, to, decision, upgradeMode, reasons };
}
