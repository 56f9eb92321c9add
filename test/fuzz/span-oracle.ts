/**
 * The span rules on the bytes that were served, written anew for the fuzz tests without anything of src/: what it does
 * not find proven, the gate must never let roll.
 */

type Members = ReadonlyMap<string, unknown>;

/** Gives the bytes of a release's artifact; null where none is served. */
export type ArtifactSource = (version: string) => Buffer | null;

/** Why a jump is not proven; null where it is. With no source of artifacts the index alone counts. */
export function whyNotProven(
  index: Buffer,
  artifactOf: ArtifactSource | null,
  from: string,
  to: string,
): string | null {
  try {
    const rows = rowsOf(index, from, to);
    for (const [position, row] of rows.entries()) {
      requireProven(row, position === 0 ? from : (rows[position - 1] as Row).version);
      requirePermitted(row.stops, row.minimum, from, to);
      if (artifactOf !== null) requireConfirmed(row, artifactOf(row.version), from, to);
    }
    return null;
  } catch (error) {
    if (error instanceof NotProven || error instanceof RangeError) return error.message;
    throw error;
  }
}

class NotProven extends Error {}

interface Row {
  readonly version: string;
  readonly previous: unknown;
  readonly verdict: unknown;
  readonly backfilled: unknown;
  readonly stops: readonly string[];
  readonly minimum: string | null;
}

/** The one row of each version above `from` up to `to`, in their order. */
function rowsOf(bytes: Buffer, from: string, to: string): Row[] {
  const index = membersOf(read(bytes), 'the index');
  if (index.has('schemaVersion') && index.get('schemaVersion') !== '1') throw new NotProven('another schema');
  const floor = versionOf(index.get('backfillFloorVersion'), 'the floor');
  if (below(from, floor)) throw new NotProven('below the floor');
  const entries = index.get('entries');
  if (!Array.isArray(entries)) throw new NotProven('no entries');
  const isRow = (entry: unknown): entry is Members => entry instanceof Map;
  if (!entries.some((entry) => isRow(entry) && entry.get('version') === from && isReadable(entry))) {
    throw new NotProven('from is not indexed');
  }
  const rows = new Map<string, Row>();
  for (const entry of entries.filter(isRow)) {
    const version = entry.get('version');
    if (!isVersion(version) || !below(from, version) || below(to, version)) continue;
    const row = readRow(entry, version);
    const other = rows.get(version);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(row)) throw new NotProven(`${version} twice`);
    rows.set(version, row);
  }
  if (!rows.has(to)) throw new NotProven('to is not indexed');
  return [...rows.values()].sort((one, other) => (below(one.version, other.version) ? -1 : 1));
}

function isReadable(entry: Members): boolean {
  try {
    readRow(entry, versionOf(entry.get('version'), 'the row'));
    return true;
  } catch {
    return false;
  }
}

function readRow(entry: Members, version: string): Row {
  const verdict = entry.get('rollingUpdateSafe');
  const backfilled = entry.get('backfilled');
  if (typeof verdict !== 'boolean' && verdict !== 'unknown') throw new NotProven(`${version} has no verdict`);
  if (typeof backfilled !== 'boolean') throw new NotProven(`${version} may be backfilled`);
  const previous = entry.get('previousVersion');
  if (previous !== null) versionOf(previous, version);
  return { version, previous, verdict, backfilled, ...demandsOf(entry, version) };
}

function demandsOf(entry: Members, version: string): Pick<Row, 'stops' | 'minimum'> {
  const stops = entry.get('requiredStops');
  const minimum = entry.get('minPreviousVersion');
  if (!Array.isArray(stops)) throw new NotProven(`${version} has no list of stops`);
  return {
    stops: stops.map((stop) => versionOf(stop, version)),
    minimum: minimum === null ? null : versionOf(minimum, version),
  };
}

function requireProven({ version, verdict, backfilled, previous }: Row, before: string): void {
  if (verdict !== true || backfilled !== false) throw new NotProven(`${version} is not live and true`);
  if (previous !== before) throw new NotProven(`${version} does not follow ${before}`);
}

function requirePermitted(stops: readonly string[], minimum: string | null, from: string, to: string): void {
  if (minimum !== null && below(from, minimum)) throw new NotProven(`below the minimum ${minimum}`);
  const between = stops.find((stop) => below(from, stop) && below(stop, to));
  if (between !== undefined) throw new NotProven(`${between} is a stop`);
}

function requireConfirmed({ version, previous }: Row, bytes: Buffer | null, from: string, to: string): void {
  if (bytes === null) throw new NotProven(`${version} has no artifact`);
  const artifact = membersOf(read(bytes), version);
  if (artifact.get('schemaVersion') !== '2') throw new NotProven(`${version}: another schema`);
  if (artifact.get('version') !== version) throw new NotProven(`${version}: the artifact of another release`);
  if (artifact.get('previousVersion') !== previous) throw new NotProven(`${version}: another step`);
  const compatibility = membersOf(artifact.get('compatibility'), version);
  if (compatibility.get('rollingUpdateSafe') !== true) throw new NotProven(`${version}: not true`);
  const strategy = compatibility.has('recommendedStrategy')
    ? compatibility.get('recommendedStrategy')
    : 'RollingUpdate';
  if (strategy !== 'RollingUpdate') throw new NotProven(`${version}: contradicts itself`);
  const { stops, minimum } = demandsOf(membersOf(artifact.get('upgrade'), version), version);
  const declared = artifact.has('declaredBreaks') ? artifact.get('declaredBreaks') : [];
  if (!Array.isArray(declared)) throw new NotProven(`${version}: breaks that cannot be read`);
  const isStop = declared.some((each) => membersOf(each, version).get('requiredStop') !== false);
  requirePermitted(isStop ? [...stops, version] : stops, minimum, from, to);
}

function membersOf(value: unknown, what: string): Members {
  if (value instanceof Map) return value;
  throw new NotProven(`${what} is no object`);
}

function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/.test(value);
}

function versionOf(value: unknown, what: string): string {
  if (isVersion(value)) return value;
  throw new NotProven(`${what} names no version`);
}

function below(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.split('.').map(BigInt)) as [bigint[], bigint[]];
  const part = [0, 1, 2].find((position) => left[position] !== right[position]);
  return part !== undefined && (left[part] as bigint) < (right[part] as bigint);
}

/** Reads JSON by the letter (RFC 8259), with objects as maps; a member that stands twice may mean anything. */
function read(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new NotProven('not UTF-8');
  const reader = new Reader(text);
  const value = reader.value();
  if (reader.rest() !== '') throw new NotProven('more than one value');
  return value;
}

const BLANKS = /[ \t\n\r]*/y;
const LITERALS = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of JSON holds none
const TEXTS = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

class Reader {
  #position = 0;

  constructor(private readonly source: string) {}

  rest(): string {
    this.#match(BLANKS);
    return this.source.slice(this.#position);
  }

  value(): unknown {
    this.#match(BLANKS);
    if (this.#take('{')) return this.#object();
    if (this.#take('[')) return this.#array();
    const text = this.#match(TEXTS) ?? this.#match(LITERALS);
    if (text === null || text === '') throw new NotProven(`no JSON at ${this.#position}`);
    return JSON.parse(text);
  }

  #object(): Members {
    const members = new Map<string, unknown>();
    this.#match(BLANKS);
    if (this.#take('}')) return members;
    do {
      this.#match(BLANKS);
      const name: unknown = JSON.parse(this.#match(TEXTS) ?? 'null');
      this.#match(BLANKS);
      if (typeof name !== 'string' || !this.#take(':')) throw new NotProven(`no member at ${this.#position}`);
      const value = this.value();
      if (members.has(name)) throw new NotProven(`${name} stands twice`);
      members.set(name, value);
      this.#match(BLANKS);
    } while (this.#take(','));
    if (!this.#take('}')) throw new NotProven(`no end of an object at ${this.#position}`);
    return members;
  }

  #array(): unknown[] {
    const items: unknown[] = [];
    this.#match(BLANKS);
    if (this.#take(']')) return items;
    do {
      items.push(this.value());
      this.#match(BLANKS);
    } while (this.#take(','));
    if (!this.#take(']')) throw new NotProven(`no end of a list at ${this.#position}`);
    return items;
  }

  #take(character: string): boolean {
    const isThere = this.source[this.#position] === character;
    if (isThere) this.#position += 1;
    return isThere;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.source)?.[0] ?? null;
    this.#position += found?.length ?? 0;
    return found;
  }
}
