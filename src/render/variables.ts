import { groupBy } from '../deployment/group-by.ts';
import { isConfigUnknown } from '../gate/judge/explanation.ts';
import type { DeploymentReport, UnseenReport, VariableReport } from '../gate/report/deployment-report.ts';
import type { SpanReport } from '../gate/report/span-report.ts';
import { countOf, listOf, present } from '../page/words.ts';
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
  /** Of the choices that need it; none if there is only one choice. */
  readonly letters: readonly string[];
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
  const all = deployments.flatMap((deployment) => deployment.variables.map((variable) => ({ variable, deployment })));
  const findings = [...groupBy(all, ({ variable }) => JSON.stringify(variable)).values()].map(
    (same): VariableFinding => {
      const [{ variable }] = same;
      const those = same.map(({ deployment }) => deployment);
      return { variable, urgency: urgencyOf(variable), deployments: those, letters: [] };
    },
  );
  const rank = ({ urgency }: VariableFinding) => URGENCIES.indexOf(urgency);
  return findings.sort((one, other) => rank(one) - rank(other));
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
      : `rename ${name} to ${pen.quote(variable.name ?? '')}, its name since ${releases}.`;
  }
  if (effect === 'removed') {
    return `${name} is removed in ${releases}${state === 'unseen' ? '. Delete it if you set it' : ''}.`;
  }
  const fresh = pen.quote(variable.name ?? '');
  const todo = { unseen: '. Rename it if you set it', 'set-new': ', which is set here already', 'not-set': '' }[state];
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
      : `Set it to keep ${quote(before)}${state === 'unseen' ? ', unless you already set it' : ''}.`;
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

/** The sources of variables that the gate cannot see, each once: ``the secret `x` (deploy/values.yaml:12)``. */
export function describeUnseen(unseen: readonly UnseenReport[], { prose, place }: Pen): string[] {
  return [...groupBy(unseen, ({ source }) => source)].map(([source, those]) => {
    const places = new Set(those.flatMap(({ file, line }) => (file === null ? [] : place({ file, line }))));
    return places.size === 0 ? prose(source) : `${prose(source)} (${listOf([...places])})`;
  });
}

/** What artifacts that were read leave open: changes of unknown kinds, and of any variable, which no search can find. */
export function describeUnknownVariables({ explanation }: SpanReport, pen: Pen): string[] {
  const explained = explanation.releases.filter((release) => release.explained);
  const others = explained.flatMap(({ version, config }) => {
    const names = config?.changes.flatMap((change) => (change.kind === 'other' ? [change.name] : [])) ?? [];
    return [...new Set(names)].map((name) => ({ name, version }));
  });
  const named = [...groupBy(others, ({ name }) => name)].map(([name, those]) => {
    const subject = name === null ? 'A variable without a name' : pen.quote(name);
    return `${subject} changes in a format that is not supported (${listOf(those.map(({ version }) => version))}).`;
  });
  const open = explained.filter(isConfigUnknown).map(({ version }) => version);
  const which = countOf(open.length, 'release');
  return present(
    named,
    open.length > 0 && `Unknown for ${which}: whether environment variables change (${listOf(open)}).`,
  );
}
