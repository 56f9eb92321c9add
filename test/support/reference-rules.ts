/**
 * The rules of docs/rules.md once more, written down as naively as possible on the raw rows, for properties
 * to compare with. Slow, and of use only for well-formed indexes whose rows are in order.
 */

export interface RawRow {
  readonly version: string;
  readonly previousVersion: string | null;
  readonly rollingUpdateSafe: boolean | 'unknown';
  readonly requiredStops: readonly string[];
  readonly minPreviousVersion: string | null;
  readonly backfilled: boolean;
}

const PARTS = new Map<string, readonly number[]>();

function partsOf(version: string): readonly number[] {
  const known = PARTS.get(version);
  if (known !== undefined) return known;
  const parts = version.split('.').map(Number);
  PARTS.set(version, parts);
  return parts;
}

/** Numeric order without any library. */
export function order(left: string, right: string): number {
  const [a, b] = [partsOf(left), partsOf(right)];
  for (const part of [0, 1, 2]) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const within = (rows: readonly RawRow[], from: string, to: string) =>
  rows.filter(({ version }) => order(version, from) > 0 && order(version, to) <= 0);

const live = (row: RawRow) => row.rollingUpdateSafe === true && row.backfilled === false;

/** Whether a row names a required stop later than its own release. */
const contradicts = ({ version, requiredStops }: RawRow) => requiredStops.some((stop) => order(stop, version) > 0);

/** The nine members of `upgrade-check --json`. */
export function referenceCheck(rows: readonly RawRow[], floor: string, from: string, to: string) {
  const span = within(rows, from, to);
  const missingRanges: { afterVersion: string; beforeVersion: string }[] = [];
  const add = (afterVersion: string, beforeVersion: string) => missingRanges.push({ afterVersion, beforeVersion });
  if (!rows.some(({ version }) => version === from)) add(from, from);
  let expected = from;
  for (const { version, previousVersion } of span) {
    if (previousVersion === null || previousVersion !== expected) add(expected, version);
    expected = version;
  }
  if (expected !== to) add(expected, to);
  const requiredStops = order(from, floor) < 0 ? [floor] : [];
  for (const stop of span.flatMap((row) => row.requiredStops)) {
    if (order(stop, from) > 0 && order(stop, to) <= 0 && !requiredStops.includes(stop)) requiredStops.push(stop);
  }
  const minima = span.flatMap((row) => (row.minPreviousVersion === null ? [] : [row.minPreviousVersion])).sort(order);
  const minPreviousVersion = minima.at(-1) ?? null;
  const verdicts = span.map((row) => row.rollingUpdateSafe);
  let verdict: boolean | 'unknown' = true;
  if (verdicts.includes('unknown')) verdict = 'unknown';
  if (verdicts.includes(false)) verdict = false;
  if (missingRanges.length > 0) verdict = 'unknown';
  const minimumMet = minPreviousVersion === null || order(from, minPreviousVersion) >= 0;
  return {
    fromVersion: from,
    toVersion: to,
    direction: from === to ? 'same-version' : 'upgrade',
    safe: verdict === true && !span.some(contradicts) && requiredStops.length === 0 && minimumMet,
    verdict,
    requiredStops,
    minPreviousVersion,
    coveredVersions: span.map(({ version }) => version),
    missingRanges,
  };
}

/** The decision (docs/rules.md#decisions). */
export function referenceDecision(rows: readonly RawRow[], floor: string, from: string, to: string): string {
  const has = (version: string) => rows.some((row) => row.version === version);
  const check = referenceCheck(rows, floor, from, to);
  const stopBetween = check.requiredStops.some((stop) => order(stop, to) < 0);
  const belowMinimum = check.minPreviousVersion !== null && order(from, check.minPreviousVersion) < 0;
  if (!has(to) || within(rows, from, to).some(contradicts)) return 'unproven';
  if (from === to) return 'unchanged';
  if (order(from, floor) < 0) {
    if (order(to, floor) < 0 || !has(floor)) return 'unproven';
    if (to !== floor && referenceCheck(rows, floor, floor, to).missingRanges.length > 0) return 'unproven';
    return stopBetween || belowMinimum ? 'blocked' : 'recreate';
  }
  if (check.missingRanges.length > 0) return 'unproven';
  if (stopBetween || belowMinimum) return 'blocked';
  return within(rows, from, to).every(live) ? 'roll' : 'recreate';
}

/** The best plan by trying every landing from every release, or null where there is none. */
export function referencePlan(rows: readonly RawRow[], floor: string, from: string, to: string): string[] | null {
  const has = (version: string) => rows.some((row) => row.version === version);
  const whole = referenceCheck(rows, floor, from, to);
  const start = order(from, floor) < 0 ? floor : from;
  if (!has(to) || (from !== to && !has(start))) return null;
  if (from === to) return [];
  if (order(to, floor) < 0) return null;
  if (start !== from && referenceDecision(rows, floor, from, floor) !== 'recreate') return null;
  const stops = whole.requiredStops.filter((stop) => stop !== start && order(stop, to) < 0);
  // A stop that cannot be landed on, because it is not covered, bars the way.
  if (stops.some((stop) => !has(stop) || order(stop, start) < 0)) return null;

  interface Way {
    readonly landings: string[];
    readonly recreates: number;
  }
  const best = new Map<string, Way | null>([[to, { landings: [], recreates: 0 }]]);
  const nodes = rows.map((row) => row.version).filter((node) => order(node, start) >= 0 && order(node, to) < 0);
  for (const node of nodes.sort(order).reverse()) {
    let found: Way | null = null;
    const landings = within(rows, node, to).map((row) => row.version);
    // Farthest first, so that among equals it stays.
    for (const landing of landings.sort(order).reverse()) {
      const rest = best.get(landing);
      if (!rest) continue;
      const hop = referenceCheck(rows, floor, node, landing);
      const passesStop = stops.some((stop) => order(stop, node) > 0 && order(stop, landing) < 0);
      const minimumMet = hop.minPreviousVersion === null || order(node, hop.minPreviousVersion) >= 0;
      if (passesStop || !minimumMet || hop.missingRanges.length > 0) continue;
      if (within(rows, node, landing).some(contradicts)) continue;
      const recreates = rest.recreates + (within(rows, node, landing).every(live) ? 0 : 1);
      const way: Way = { landings: [landing, ...rest.landings], recreates };
      const shorter = found === null || way.landings.length < found.landings.length;
      const gentler = found?.landings.length === way.landings.length && recreates < found.recreates;
      if (shorter || gentler) found = way;
    }
    best.set(node, found);
  }
  const way = best.get(start);
  if (!way) return null;
  return start === from ? way.landings : [floor, ...way.landings];
}
