import { isConfigUnknown } from '../../gate/judge/explanation.ts';
import type { DeploymentReport, UnseenReport, VariableReport } from '../../gate/report/deployment-report.ts';
import type { SpanReport } from '../../gate/report/span-report.ts';
import type { Version } from '../../release-safety/version.ts';
import { countOf, listOf } from '../words.ts';
import type { Pen } from './pen.ts';

/** How urgent a variable is for the reader, the most urgent first. */
const URGENCIES = ['act', 'look', 'behaves', 'nothing'] as const;

/**
 * `act`: it is set here under a name that goes away; `look`: it may be set in a place that the gate cannot see; `behaves`: a default that
 * applies here changes; `nothing`: it is not set here, or is already set correctly.
 */
export type Urgency = (typeof URGENCIES)[number];

/** A variable, and the deployments with the same state of it. */
export interface VariableFinding {
  readonly variable: VariableReport;
  readonly urgency: Urgency;
  readonly deployments: readonly DeploymentReport[];
}

export function urgencyOf(variable: VariableReport): Urgency {
  switch (variable.state) {
    case 'set':
      return variable.effect === 'default-changed' ? 'nothing' : 'act';
    case 'set-new':
      return 'nothing';
    case 'unseen':
      return 'look';
    case 'not-set':
      return hasOtherDefault(variable) ? 'behaves' : 'nothing';
  }
}

/** Whether a deployment that does not set the variable gets another default after the upgrade. */
function hasOtherDefault({ effect, previousDefault, defaultValue }: VariableReport): boolean {
  return effect === 'default-changed' || (effect === 'renamed' && previousDefault !== defaultValue);
}

/** The variables of several deployments, the most urgent first. A variable that is the same for several deployments is listed once. */
export function collectVariables(deployments: readonly DeploymentReport[]): VariableFinding[] {
  const findings = new Map<string, VariableFinding & { readonly deployments: DeploymentReport[] }>();
  for (const deployment of deployments) {
    for (const variable of deployment.variables) {
      const key = JSON.stringify(variable);
      const known = findings.get(key);
      if (known === undefined) findings.set(key, { variable, urgency: urgencyOf(variable), deployments: [deployment] });
      else known.deployments.push(deployment);
    }
  }
  const rank = ({ urgency }: VariableFinding) => URGENCIES.indexOf(urgency);
  return [...findings.values()].sort((one, other) => rank(one) - rank(other));
}

/** What happens to a variable and what to do, in a sentence or two. They begin in lower case, because they may follow a place. */
export function describeVariable(variable: VariableReport, pen: Pen): string {
  const { effect, names, setName, state } = variable;
  const releases = listOf(variable.releases.map(pen.version));
  const name = pen.quote((state === 'set' ? setName : null) ?? names[0]);
  if (effect === 'default-changed') return describeDefault(variable, name, releases, pen);
  if (state === 'set') {
    return effect === 'removed'
      ? `delete ${name}, removed in ${releases}.`
      : `rename ${name} to ${pen.quote(variable.name ?? '')}, as ${releases} did.`;
  }
  if (effect === 'removed') {
    return `${name} is removed in ${releases}${state === 'unseen' ? ': delete it if it is set' : ''}.`;
  }
  const fresh = pen.quote(variable.name ?? '');
  const todo = { unseen: ': rename it if it is set', 'set-new': ', which is set here already', 'not-set': '' }[state];
  const other =
    state !== 'set-new' && hasOtherDefault(variable) ? ` ${describeOtherDefault(variable, fresh, pen)}` : '';
  return `${name} is renamed to ${fresh} in ${releases}${todo}.${other}`;
}

/** `2.2.0 changes the default of X from 5000 to 10000. Set it to keep 5000.` */
function describeDefault(variable: VariableReport, name: string, releases: string, { quote }: Pen): string {
  const { previousDefault: before, defaultValue: after, state, releases: those } = variable;
  const [changes, removes, gives] = those.length === 1 ? ['changes', 'removes', 'gives'] : ['change', 'remove', 'give'];
  if (before === null) return `${releases} ${gives} ${name} a default: ${after === null ? 'none' : quote(after)}.`;
  const what =
    after === null
      ? `${removes} the default of ${name}, which was ${quote(before)}`
      : `${changes} the default of ${name} from ${quote(before)} to ${quote(after)}`;
  const todo =
    state === 'set'
      ? 'It is set here, so nothing changes.'
      : `Set it to keep ${quote(before)}${state === 'unseen' ? ', unless it is set' : ''}.`;
  return `${releases} ${what}. ${todo}`;
}

/** The default of a new name, if it differs from that of the old name. */
function describeOtherDefault(
  { previousDefault, defaultValue }: VariableReport,
  fresh: string,
  { quote }: Pen,
): string {
  const [before, after] = [previousDefault, defaultValue].map((value) => (value === null ? 'none' : quote(value)));
  const keep = previousDefault === null ? '' : ` Set ${fresh} to keep ${before}.`;
  return `Its default changes from ${before} to ${after}.${keep}`;
}

/** A source of variables that the gate cannot see: ``the secret `x` (deploy/values.yaml:12)``. */
export function describeUnseen({ source, file, line }: UnseenReport, { prose, place }: Pen): string {
  return file === null ? prose(source) : `${prose(source)} (${place({ file, line })})`;
}

/** Changes of environment variables in a span that are not fully known. So no deployment can be searched for them. */
export interface UnknownVariables {
  /** Changes of an unknown kind, by the variable; null if the document does not name the variable. */
  readonly changes: ReadonlyMap<string | null, readonly Version[]>;
  /** The releases with unknown changes of variables, if any. */
  readonly releases: readonly Version[];
}

/** What the artifacts leave open although they were read. */
export function collectUnknownVariables({ explanation }: SpanReport): UnknownVariables {
  const explained = explanation.releases.filter((release) => release.explained);
  const changes = new Map<string | null, Version[]>();
  for (const { version, config } of explained) {
    const others = config?.changes.filter(({ kind }) => kind === 'other') ?? [];
    for (const name of new Set(others.map((change) => change.name))) {
      const releases = changes.get(name);
      if (releases === undefined) changes.set(name, [version]);
      else releases.push(version);
    }
  }
  return { changes, releases: explained.filter(isConfigUnknown).map(({ version }) => version) };
}

/** What cannot be searched for in the files, as sentences. */
export function describeUnknownVariables({ changes, releases }: UnknownVariables, pen: Pen): string[] {
  const named = [...changes].map(([name, those]) => {
    const subject = name === null ? 'A variable without a name' : pen.quote(name);
    return `${subject} changes in a format that is not supported (${listOf(those)}).`;
  });
  if (releases.length === 0) return named;
  const which = countOf(releases.length, 'release');
  return [...named, `Unknown for ${which}: whether environment variables change (${listOf(releases)}).`];
}
