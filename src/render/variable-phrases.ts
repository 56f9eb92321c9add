import type { DeploymentReport, UnseenReport, VariableReport } from '../gate/report.ts';
import { placeOf } from './deployment-phrases.ts';
import type { Voice } from './escape.ts';
import { listOf } from './phrases.ts';

/** How much a variable asks of the reader, the most first. */
const URGENCIES = ['act', 'look', 'behaves', 'nothing'] as const;

/**
 * `act`: it is set here by a name that goes away; `look`: it may be set where nobody can see; `behaves`: a default that
 * applies here changes; `nothing`: it is not set here, or is set as it has to be.
 */
export type Urgency = (typeof URGENCIES)[number];

/** A variable with the deployments that it is the same for. */
export interface VariableFinding {
  readonly variable: VariableReport;
  readonly urgency: Urgency;
  readonly deployments: readonly DeploymentReport[];
}

export function urgencyOf({ effect, state }: VariableReport): Urgency {
  if (state === 'set-new') return 'nothing';
  if (effect === 'default-changed') return state === 'set' ? 'nothing' : state === 'unseen' ? 'look' : 'behaves';
  return state === 'set' ? 'act' : state === 'unseen' ? 'look' : 'nothing';
}

/** The variables of several deployments, the most urgent first, each once where it is the same for several. */
export function collectVariables(deployments: readonly DeploymentReport[]): VariableFinding[] {
  const findings = new Map<string, VariableFinding>();
  for (const deployment of deployments) {
    for (const variable of deployment.variables) {
      const key = JSON.stringify(variable);
      const known = findings.get(key);
      findings.set(key, {
        variable,
        urgency: urgencyOf(variable),
        deployments: [...(known?.deployments ?? []), deployment],
      });
    }
  }
  const rank = ({ urgency }: VariableFinding) => URGENCIES.indexOf(urgency);
  return [...findings.values()].sort((one, other) => rank(one) - rank(other));
}

/** What the upgrade does to a variable, as the end of a sentence: `removed by 2.3.0`. */
function describeEffect(
  { effect, name, previousDefault, defaultValue, releases }: VariableReport,
  { quote }: Voice,
): string {
  const by = `by ${listOf(releases)}`;
  switch (effect) {
    case 'removed':
      return `removed ${by}`;
    case 'renamed':
      return `renamed to ${quote(name ?? '')} ${by}`;
    case 'default-changed':
      return `given another default ${by}: ${describeDefault(defaultValue, quote)} instead of ${describeDefault(previousDefault, quote)}`;
  }
}

/** What is known of a variable in the files of a deployment, and what to do. */
function describeAction({ effect, name, state }: VariableReport, { quote }: Voice): string {
  const isDefault = effect === 'default-changed';
  switch (state) {
    case 'set':
      if (isDefault) return 'It is set here, so nothing changes.';
      return effect === 'removed'
        ? 'It is set here: take it out, and see what takes its place.'
        : 'It is set here: rename it with the upgrade, or it is no longer read.';
    case 'set-new':
      return 'The new name is set here already.';
    case 'unseen':
      if (isDefault) return 'Whether it is set cannot be seen; if not, the behaviour changes.';
      return `Whether it is set cannot be seen: ${effect === 'removed' ? 'take it out' : `rename it to ${quote(name ?? '')}`} where it is.`;
    case 'not-set':
      return isDefault
        ? 'It is not set here, so the behaviour changes; set it to keep the old one.'
        : 'It is not set here.';
  }
}

/** A variable in one sentence or two: what happens to it, and what to do. */
export function describeVariable(variable: VariableReport, voice: Voice): string {
  const { names, setName } = variable;
  const former =
    setName === null || setName === names[0] || setName === variable.name ? '' : ` (${voice.quote(setName)} here)`;
  return `${voice.quote(names[0])}${former} is ${describeEffect(variable, voice)}. ${describeAction(variable, voice)}`;
}

/** Where variables may stand that cannot be seen: ``the secret `x` (deploy/values.yaml:12)``. */
export function describeUnseen({ source, file, line }: UnseenReport, { quote, prose }: Voice): string {
  return file === null ? prose(source) : `${prose(source)} (${placeOf({ file, line }, quote)})`;
}

function describeDefault(value: string | null, quote: (hostile: string) => string): string {
  return value === null ? 'none' : quote(value);
}
