import { resolve } from 'node:path';
import { groundsOf, judgeSpan } from '../gate/judge/judge-span.ts';
import { NO_TERMS } from '../gate/policy/terms.ts';
import type { EvidenceBasis, JumpTerms, SpanReport } from '../gate/report/span-report.ts';
import { type GateSettings, requireVersions } from '../gate/settings.ts';
import { rootOf, settingsOfCheckout } from '../gate/team-file/checked-out.ts';
import { environmentNamed } from '../gate/team-file/team-rules.ts';
import { jsonLine } from '../page/escape.ts';
import { sortedVersions, type Version } from '../release-safety/version.ts';
import { LOG_PEN } from '../render/pen.ts';
import { describeNoPath } from '../render/reasons.ts';
import { FolderTree } from '../repository/folder.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, EXIT, type ExitCode, exitCodeOf } from './answers.ts';
import { readEvidence } from './evidence.ts';
import type { CommandOptions } from './options.ts';

/** `plan`: the steps from one version to another, by the index alone unless `--artifacts` says otherwise. @throws InputError, ReverseSpanError */
export async function plan({ settings: given, json, switches, own }: CommandOptions): Promise<ExitCode> {
  const inForce = await settingsOfCheckout(given);
  const start = await startOf(inForce, own['environment']);
  const settings = requireVersions({ ...inForce, from: start.from });
  const evidence = await readEvidence(settings, [settings]);
  if (evidence.index === null) return EXIT.unproven;
  const span = judgeSpan(evidence, settings.from, settings.to, start.terms);
  const text = json
    ? jsonLine(planDocument(span, groundsOf(evidence, span)))
    : await planText(span, switches.has('verbose'));
  answer(text);
  if (span.plan.hops === null) return EXIT.unproven;
  return exitCodeOf(span.upgradeMode === 'RollingUpdate', span.decision);
}

/** Where the way starts: the lowest version that the files of an environment have, and what the environment before it lets through. */
async function startOf(
  settings: GateSettings,
  name: string | undefined,
): Promise<{ readonly from: Version | undefined; readonly terms: JumpTerms }> {
  if (name === undefined) return { from: settings.from, terms: NO_TERMS };
  const { foundIn, inEnvironment } = await import('./detect.ts');
  const { promoteFrom } = environmentNamed(settings.team, name);
  const found = await foundIn(new FolderTree(rootOf(resolve(settings['working-directory']))), settings, '');
  const lowestIn = async (environment: string): Promise<Version | null> => {
    const versions = (await inEnvironment(found, settings, environment)).map(({ version }) => version);
    const [lowest = null] = sortedVersions(versions.filter((each) => each !== null));
    return versions.includes(null) ? null : lowest;
  };
  const from = settings.from ?? (await lowestIn(name));
  if (from === null) {
    throw new InputError(`No file says which version the environment "${name}" has. Give it with --from.`);
  }
  if (promoteFrom === null) return { from, terms: NO_TERMS };
  return { from, terms: { ...NO_TERMS, promotion: { from: promoteFrom, has: await lowestIn(promoteFrom) } } };
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
