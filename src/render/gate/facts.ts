import type { MigrationReport, ReleaseReport } from '../../gate/report/span-report.ts';
import type { Reason } from '../../release-safety/decision.ts';
import { countOf, listOf } from '../words.ts';
import type { Pen } from './pen.ts';

/**
 * The statements of the documents about an unproven release, as plain values. So releases with the same facts can be shown together.
 * Hostile until escaped.
 */
export interface Facts {
  readonly rule: Reason['rule'];
  /** Why its artifact was not read; empty if it was read. */
  readonly problem: string;
  /** Whether its artifact was read and could have the reason why it is not safe. */
  readonly isRead: boolean;
  /** The reasons from Lightdash's engineers. */
  readonly declared: readonly string[];
  /** The heaviest migration, which makes the downtime longest. */
  readonly heaviest: Pick<MigrationReport, 'tables' | 'heaviness'> | null;
  readonly breaking: readonly { readonly api: string; readonly first: string | null; readonly count: number }[];
}

export function factsOf({ rule, says }: Reason, release: ReleaseReport | undefined): Facts {
  const [heaviest = null] = (release?.migrations?.files ?? [])
    .filter((file) => weightOf(file) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map(({ tables, heaviness }) => ({ tables, heaviness }));
  const breaking = (['rest', 'mcp'] as const).flatMap((name) => {
    const changes = release?.api[name]?.changes;
    if (changes === undefined || changes.count === 0) return [];
    return [{ api: name.toUpperCase(), first: changes.lines[0] ?? null, count: changes.count }];
  });
  return {
    rule,
    problem: rule === 'unverified' ? says : '',
    isRead: rule === 'verdict-false' && release?.explained === true,
    declared: (release?.declaredBreaks ?? []).flatMap(({ reason }) => reason ?? []),
    heaviest,
    breaking,
  };
}

/**
 * Why a release is not proven, and what else is known about it. The reason is the declared break, else the heaviest migration, else the
 * breaking changes. If none is known, it is that Lightdash says nothing.
 *
 * @param isOne whether the sentence is about one release
 */
export function describeFacts(
  facts: Facts,
  isOne: boolean,
  pen: Pen,
): { readonly says: string; readonly details: string[] } {
  const { rule, declared, heaviest, breaking } = facts;
  const [first, ...more] = declared;
  const known = [
    ...(heaviest === null ? [] : [describeMigration(heaviest, pen)]),
    ...breaking.map((each) => describeBreaking(each, pen)),
  ];
  if (first !== undefined) {
    const further = more.length === 0 ? [] : [`${countOf(more.length, 'more declared break')}.`];
    return { says: pen.prose(first), details: [...known, ...further] };
  }
  const [fact, ...others] = known;
  if (rule !== 'verdict-false' || fact === undefined)
    return { says: describeVerdict(facts, isOne, pen), details: known };
  return { says: fact, details: others };
}

function describeVerdict({ rule, problem, isRead }: Facts, isOne: boolean, pen: Pen): string {
  const [it, artifact, were] = isOne ? ['it', 'its artifact', 'was'] : ['them', 'their artifacts', 'were'];
  switch (rule) {
    case 'verdict-false':
      // Only the artifact can have the reason.
      return `Lightdash marks ${it} as not safe${isRead ? ' and gives no reason' : `; ${artifact} ${were} not read, so the reason is unknown`}.`;
    case 'backfilled-true':
      return `Lightdash judged ${it} in retrospect only, which is no proof.`;
    case 'unverified':
      return `${artifact} could not be read: ${pen.quote(problem)}.`;
    default:
      return `Lightdash published no verdict for ${it}.`;
  }
}

function describeMigration({ tables, heaviness }: NonNullable<Facts['heaviest']>, pen: Pen): string {
  const on = tables.length === 0 ? 'a table that it does not name' : listOf(tables.map(pen.quote), 3);
  return `A migration ${describeHeaviness(heaviness, pen)} ${on}.`;
}

/** Whether the heaviest migration takes longer the bigger its tables are, and blocks them meanwhile. */
export function takesLong({ heaviest }: Facts): boolean {
  return heaviest?.heaviness.rewritesTable === true || heaviest?.heaviness.locksTable === true;
}

function weightOf({ heaviness: { rewritesTable, locksTable, scansTable } }: MigrationReport): number {
  const weigh = (verdict: boolean | 'unknown') => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
  return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}

/** `rewrites and locks`, `scans and perhaps rewrites`; empty if the migration does none of these. */
export function describeHeaviness(
  { rewritesTable, locksTable, scansTable }: MigrationReport['heaviness'],
  { strong }: Pen,
): string {
  const verbs = [
    ['rewrites', rewritesTable],
    ['locks', locksTable],
    ['scans', scansTable],
  ] as const;
  const known = verbs.filter(([, verdict]) => verdict === true).map(([verb]) => strong(verb));
  const unknown = verbs.filter(([, verdict]) => verdict === 'unknown').map(([verb]) => verb);
  const perhaps = unknown.length === 0 ? [] : [`perhaps ${listOf(unknown)}`];
  return [...(known.length === 0 ? [] : [listOf(known)]), ...perhaps].join(known.length > 1 ? ', and ' : ' and ');
}

function describeBreaking({ api, first, count }: Facts['breaking'][number], { quote }: Pen): string {
  if (first === null) return `The ${api} API breaks in ${countOf(count, 'place')}.`;
  return `The ${api} API breaks: ${quote(first)}${count === 1 ? '' : ` and ${countOf(count - 1, 'more change')}`}.`;
}
