import type { HopReport, Note, SpanReport } from '../gate/report.ts';
import type { Reason, Rule } from '../release-safety/decision.ts';
import type { NoPath } from '../release-safety/plan.ts';
import { compareVersions } from '../release-safety/version.ts';
import type { Quote } from './escape.ts';

/** `1 release`, `2 releases`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The day of an ISO date-time; whatever else stands there is quoted. */
export function dayOf(date: string, quote: Quote): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(date) ? date.slice(0, 10) : quote(date);
}

/** A sentence names so many releases. */
const MOST_NAMED = 5;

/** `1.2.0, 1.3.0 and 12 more`; the names are those of releases. */
export function listOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return rest > 0 ? `${named} and ${rest.toLocaleString('en')} more` : named;
}

/** The decision in a few words, for a title. */
export function headline({ decision, from, to }: SpanReport): string {
  switch (decision) {
    case 'unchanged':
      return `Unchanged: ${to} on both sides`;
    case 'roll':
      return `Roll: ${from} → ${to} may be rolled`;
    case 'recreate':
      return `Recreate: stop ${from} before ${to} starts`;
    case 'blocked':
      return `Blocked: ${from} → ${to} is not permitted in one jump`;
    case 'unproven':
      return `Unproven: nothing shows that ${from} → ${to} may be rolled`;
  }
}

/** Why, in one sentence. */
export function because(span: SpanReport, quote: Quote): string {
  const covered = span.coveredReleases;
  const [first] = span.reasons;
  switch (span.decision) {
    case 'unchanged':
      return 'The index has this version; there is nothing to upgrade.';
    case 'roll':
      return covered === 1
        ? 'Its release is proven safe to roll.'
        : `All ${covered.toLocaleString('en')} releases after ${span.from} are proven safe to roll.`;
    case 'recreate': {
      const uncovered = span.reasons.find(({ rule }) => rule === 'uncovered-hop');
      return uncovered === undefined ? describeUnproven(span) : describeReason(uncovered, quote);
    }
    case 'blocked':
    case 'unproven':
      return first === undefined ? 'No document gives proof.' : describeReason(first, quote);
  }
}

/** How many releases are not proven, and the first of them by name. */
function describeUnproven({ explanation, coveredReleases }: SpanReport): string {
  const unproven = explanation.releases.filter(({ verdict }) => verdict !== true);
  const named = listOf(unproven.map(({ version, verdict }) => `${version} (${verdict})`));
  const count = unproven.length;
  if (coveredReleases === 1) return `Its release is not proven safe to roll: ${named}.`;
  const verb = count === 1 ? 'is' : 'are';
  return `${count.toLocaleString('en')} of ${countOf(coveredReleases, 'release')} ${verb} not proven safe to roll: ${named}.`;
}

/** What to do next, as sentences: the mend for missing evidence, otherwise the way on. */
export function nextSteps(span: SpanReport): string[] {
  const { decision, to } = span;
  switch (decision) {
    case 'unchanged':
      return ['Give two different versions to have an upgrade checked.'];
    case 'roll':
      return [`Deploy ${to} with upgrade.mode RollingUpdate.`];
    case 'recreate':
      return [
        `Stop ${span.from}, then start ${to} (upgrade.mode Recreate), at a time when the service may be down for a few minutes.`,
        ...rollInstead(span),
      ];
    case 'blocked':
      return [...wayOn(span), ...rollInstead(span)];
    case 'unproven':
      return [mendOf(span), ...rollInstead(span)];
  }
}

function rollInstead(span: SpanReport): string[] {
  const { to, newestRollingVersion: newest } = span;
  // Where the target itself can be reached by rolling, the plan says so, hop by hop.
  if (newest === null || compareVersions(newest, to) >= 0) return [];
  return [`Without downtime you can go to ${describeNewest(span)} today, the newest version that rolls.`];
}

/** The newest version that rolls, with how to get there and on what grounds; `none` where there is none. */
export function describeNewest({ newestRollingVersion, newestRollingHops, newestRollingEvidence }: SpanReport): string {
  if (newestRollingVersion === null) return 'none';
  const details = [
    ...((newestRollingHops ?? 1) > 1 ? [`in ${countOf(newestRollingHops ?? 1, 'hop')}`] : []),
    ...(newestRollingEvidence === 'index' ? ['by the index alone'] : []),
  ];
  return details.length === 0 ? newestRollingVersion : `${newestRollingVersion} (${details.join(', ')})`;
}

function wayOn({ plan }: SpanReport): string[] {
  if (plan.hops === null) return ['No sequence of permitted upgrades leads there; choose another version.'];
  const [first] = plan.hops;
  if (first === undefined) return [];
  return [
    `Change the version to ${first.to} first (${first.upgradeMode}). When it runs and its migrations are finished, go on with the plan.`,
  ];
}

const MENDS: Partial<Record<Rule, string>> = {
  'index-unavailable': 'Make the release-safety index readable (index-url), then run this check again.',
  'not-indexed': 'Check the version for a typing error; a release published minutes ago may not be indexed yet.',
  'coverage-gap': 'The index does not cover the whole span: treat it as unsafe, or choose a version it covers.',
  malformed: 'Tell the maker that the index has a row that cannot be read; until it is mended nothing is proven.',
  contradiction: 'Tell the maker that the documents contradict themselves; until they are mended nothing is proven.',
  unverified: 'Make the artifacts readable (release-asset-url), then run this check again.',
};

function mendOf({ reasons }: SpanReport): string {
  const [first] = reasons;
  return (first && MENDS[first.rule]) ?? 'Run this check again; nothing may be rolled without proof.';
}

/** One reason as a sentence. */
export function describeReason({ rule, release, says }: Reason, quote: Quote): string {
  switch (rule) {
    case 'index-unavailable':
      return `The release-safety index cannot be used: ${quote(says)}.`;
    case 'not-indexed':
      return `${release} is not in the release-safety index.`;
    case 'coverage-gap':
      return `The release-safety index does not cover everything ${quote(says)} up to ${release}.`;
    case 'malformed':
      return `The way to ${release} leads over a row that cannot be read: ${quote(says)}.`;
    case 'contradiction':
      return `The documents contradict themselves on ${release}: ${quote(says)}.`;
    case 'required-stop':
      return `${release} is a required stop: it has to be installed, with its migrations run, before going on.`;
    case 'minimum-not-met':
      return `${release} may be reached directly from ${quote(says)} or later only.`;
    case 'uncovered-hop':
      return `No document covers the way to ${release}, the oldest release in the index.`;
    case 'verdict-false':
      return `${release} is not safe to roll.`;
    case 'verdict-unknown':
      return `${release} is not proven safe to roll (unknown).`;
    case 'backfilled-true':
      return `${release} was judged in retrospect only, which is no proof.`;
    case 'unverified':
      return `The artifact of ${release} does not confirm the index: ${quote(says)}.`;
  }
}

/** Why there is no plan, as a sentence. */
export function describeNoPath({ rule, release, says }: NoPath, quote: Quote): string {
  switch (rule) {
    case 'index-unavailable':
      return 'There is no plan without a readable index.';
    case 'not-indexed':
      return `There is no plan: ${release} is not in the release-safety index.`;
    case 'stop-not-indexed':
      return `There is no plan: the release-safety index does not cover the required stop ${release}.`;
    case 'no-way-in':
      return `There is no plan: no permitted upgrade leads to ${release} (${quote(says)}).`;
  }
}

/** How the mode of a hop came about, in a few words. */
export function describeHop(hop: HopReport): string {
  const releases = new Set(hop.reasons.map((reason) => reason.release)).size;
  if (hop.decision === 'unproven') return `${countOf(releases, 'release')} without proof`;
  const forced = hop.reasons.length === 0 ? 'every release is proven' : `forced by ${countOf(releases, 'release')}`;
  // Where an artifact is missing, it is not the index that forces the mode.
  const isUnverified = hop.reasons.some(({ rule }) => rule === 'unverified');
  return hop.evidence === 'index' && !isUnverified ? `${forced}, by the index alone` : forced;
}

const NOTES: Record<Note['code'], (count: number) => string> = {
  'nothing-compared': () => 'Nothing was compared',
  'plain-http': (count) =>
    `${countOf(count, 'document')} came over plain http, so anyone on the way may have changed them`,
  'index-without-schema': () => 'The index does not say which schema version it is of; it was read as version 1',
  'rows-skipped': (count) => `${countOf(count, 'row')} of the index cannot be read`,
  'rows-in-doubt': (count) => `${countOf(count, 'contradiction')} in the index`,
  drift: (count) => `${countOf(count, 'difference')} between the artifacts and the index; the unsafe side counts`,
  'artifacts-unusable': (count) => `${countOf(count, 'artifact')} could not be used`,
  'artifact-odd': (count) => `${countOf(count, 'odd statement')} in the artifacts, without weight for the decision`,
  'unknown-members': (count) => `${countOf(count, 'member')} that this version does not know`,
  'workflow-changed': () =>
    'The change touches .github/workflows/, which decides how this check itself runs. Have a code owner look at it; a workflow that a ruleset requires cannot be changed that way',
  'found-by-line': (count) =>
    `${countOf(count, 'version')} found in a changed line that no reader reads. To have it looked at always, name the place in the input targets`,
  'nothing-held': () => 'No version that is deployed here can be read, so this check has nothing to hold',
  'not-parsed': (count) =>
    `${countOf(count, 'file')} ${count === 1 ? 'names' : 'name'} the service and cannot be parsed`,
};

/** A note as a sentence with its first cases. */
export function describeNote({ code, count, examples }: Note, quote: Quote): string {
  const rest = count > examples.length && code !== 'unknown-members' ? ', …' : '';
  const cases = examples.length === 0 ? '' : `: ${examples.map(quote).join(', ')}${rest}`;
  return `${NOTES[code](count)}${cases}`;
}
