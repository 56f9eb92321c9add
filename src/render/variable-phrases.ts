import type { DeploymentReport, SpanReport, UnseenReport, VariableReport } from '../gate/report.ts';
import { isConfigUnknown } from '../gate/unknown-sections.ts';
import type { Version } from '../release-safety/version.ts';
import { placeOf } from './deployment-phrases.ts';
import type { Voice } from './escape.ts';
import { countOf, listOf } from './phrases.ts';

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

/** Whether another default applies after the upgrade where it is not set. */
function hasOtherDefault({ effect, previousDefault, defaultValue }: VariableReport): boolean {
  return effect === 'default-changed' || (effect === 'renamed' && previousDefault !== defaultValue);
}

/** The variables of several deployments, the most urgent first, each once where it is the same for several. */
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
      return `given another default ${by}: ${describeDefaults({ previousDefault, defaultValue }, quote)}`;
  }
}

/** What is known of a variable in the files of a deployment, and what to do. */
function describeAction(variable: VariableReport, { quote }: Voice): string {
  const { effect, name, state } = variable;
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
      return effect === 'removed'
        ? 'Whether it is set cannot be seen: take it out where it is.'
        : `Whether it is set cannot be seen: rename it to ${quote(name ?? '')} where it is.${
            hasOtherDefault(variable)
              ? ` Where it is not, its default changes: ${describeDefaults(variable, quote)}.`
              : ''
          }`;
    case 'not-set':
      if (isDefault) return 'It is not set here, so the behaviour changes; set it to keep the old one.';
      return hasOtherDefault(variable)
        ? `It is not set here, and its default changes: ${describeDefaults(variable, quote)}. Set ${quote(name ?? '')} to keep the old one.`
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

/** What a span does to environment variables of which nobody can say more, so that no deployment can be searched for them. */
export interface UnknownVariables {
  /** Changes of a kind that is not known, by the variable; null where they do not name it. */
  readonly changes: ReadonlyMap<string | null, readonly Version[]>;
  /** The releases of which it is not known which variables change, if any. */
  readonly releases: readonly Version[];
}

/** What is not known though the artifact was read. */
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

/** `X changes in a way that is not known (2.3.0).` */
export function describeUnknownChange(name: string | null, releases: readonly Version[], { quote }: Voice): string {
  const subject = name === null ? 'A variable without a name' : quote(name);
  return `${subject} changes in a way that is not known (${listOf(releases)}).`;
}

/** `For 2 releases it is not known whether environment variables change, and which: 2.2.0, 2.3.0.` */
export function describeUnknownReleases(releases: readonly Version[]): string {
  return `For ${countOf(releases.length, 'release')} it is not known whether environment variables change, and which: ${listOf(releases)}.`;
}

function describeDefaults(
  { previousDefault, defaultValue }: Pick<VariableReport, 'previousDefault' | 'defaultValue'>,
  quote: Voice['quote'],
): string {
  return `${describeDefault(defaultValue, quote)} instead of ${describeDefault(previousDefault, quote)}`;
}

function describeDefault(value: string | null, quote: Voice['quote']): string {
  return value === null ? 'none' : quote(value);
}
