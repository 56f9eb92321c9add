import { membersOf } from '../documents/is-object.ts';
import { parseJson } from '../documents/parse-json.ts';
import { quoteValue } from '../documents/quote-value.ts';
import { FetchError } from '../net/fetch-error.ts';
import { type HttpAnswer, HttpSession } from '../net/http-session.ts';
import { FETCH_LIMITS, type FetchLimits } from '../net/limits.ts';
import { PASSING_STATUSES, parseRetryAfter } from '../net/retry.ts';
import { product } from '../product/product.ts';
import { isVersion, type Version } from '../release-safety/version.ts';

/** What a service said when it was asked for its version. */
export interface RunningAnswer {
  /** The version that serves; null if that is not known. */
  readonly version: Version | null;
  /** Why it is not known; null if it is. Hostile until escaped. */
  readonly problem: string | null;
  /** The version that the header names, also on an error: something of that version answers, but it may not serve yet. */
  readonly named: Version | null;
  /** What it says of its migrations; null if it does not tell: an older server, or no answer. */
  readonly migrations: MigrationState | null;
  /** Whether it told everything, and all of it is well: no migration needed, an empty list of warnings, and ready. Without all three it is not told. */
  readonly isClean: boolean;
}

/**
 * `done`: none is open; `pending`: they run, or wait to run; `parked`: they failed, and a person has to look; `unavailable`: the service cannot
 * tell now (docs/maintainers/service-api.md#ready-is-more-than-running).
 */
export type MigrationState = 'done' | 'pending' | 'parked' | 'unavailable';

/**
 * Why an answer confirms nothing: it names another version, it did not come, its migrations are open, or it does not tell whether they are
 * (docs/rollback.md#when-the-deployment-failed).
 */
export type Doubt = 'differs' | 'silent' | 'open' | 'untold';

/** In bytes. A real answer has 2 kB (docs/maintainers/service-api.md#the-current-version). */
const MOST_BYTES = 1_000_000;
const HEADER = product.service.versionHeader;

/** Asks services for the version that they run, without a token (docs/maintainers/service-api.md#the-current-version). Close it after use. */
export class RunningVersions {
  readonly #session: HttpSession;
  /** It has answered already, so the further question is asked once. */
  readonly #further: HttpSession;
  /** The services that do not know the question whether they are ready. */
  readonly #unready = new Set<string>();

  constructor(limits: FetchLimits = FETCH_LIMITS) {
    this.#session = new HttpSession(limits, 'requests');
    this.#further = new HttpSession({ ...limits, mostAttempts: 1 }, 'requests');
  }

  /** Asks a service, only once if it names its version on an error, because each question costs it a query. */
  async ask(base: URL, tagSuffix: string): Promise<RunningAnswer> {
    const read = (answer: HttpAnswer) => readAnswer(answer, tagSuffix);
    const found = await send(this.#session, requestTo(base, '/api/v1/health', 0), read);
    return found instanceof FetchError ? unknownVersion(found.message, null) : found;
  }

  /**
   * Asks a service with a version whether it is ready, which says more of its migrations, and is clean only then. A
   * server without that question is asked only once.
   */
  async withReadiness(base: URL, answer: RunningAnswer): Promise<RunningAnswer> {
    const unclean = { ...answer, isClean: false };
    if (this.#unready.has(base.href)) return unclean;
    const found = await send(this.#further, requestTo(base, '/api/v1/readyz', MOST_BYTES), readReadiness);
    if (found === 'unknown') this.#unready.add(base.href);
    // It has told its version, so a failure says nothing of the service.
    if (found === 'ready') return answer;
    if (found instanceof FetchError || found === 'unknown' || answer.migrations === 'parked') return unclean;
    return { ...unclean, migrations: found };
  }

  close(): void {
    this.#session.close();
    this.#further.close();
  }
}

function unknownVersion(problem: string, named: Version | null): RunningAnswer {
  return { version: null, problem, named, migrations: null, isClean: false };
}

/** The answer as it is read, or why there is none. */
async function send<T>(
  session: HttpSession,
  request: ReturnType<typeof requestTo>,
  read: (answer: HttpAnswer) => T,
): Promise<T | FetchError> {
  try {
    return (await session.send(request, async (answering) => read(await answering))).value;
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
}

function requestTo(base: URL, path: string, mostRefusalBytes: number) {
  const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`);
  const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
  return { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes } as const;
}

/** The reasons of a service that is not ready (docs/maintainers/service-api.md#ready-is-more-than-running). */
const REASONS: ReadonlyMap<unknown, MigrationState> = new Map([
  ['schema_pending', 'pending'],
  ['migration_parked', 'parked'],
]);

/** `unknown`: the server does not have that question, or something in between answers it. */
function readReadiness({ status, bytes }: HttpAnswer): MigrationState | 'ready' | 'unknown' {
  if (status === 200) return 'ready';
  if (status !== 503) return 'unknown';
  const body = membersIn(bytes);
  const holders = [body, membersOf(body['results']), membersOf(body['error'])];
  const [known = 'unavailable'] = holders.flatMap(({ reason }) => REASONS.get(reason) ?? []);
  return known;
}

function membersIn(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    return membersOf(parseJson(bytes));
  } catch {
    return {};
  }
}

/** What the answer about health says of migrations. A member that is missing is not told; a warning that is not known is no all-clear. */
function migrationsIn(results: Readonly<Record<string, unknown>>): MigrationState | null {
  const { requiresMigration, migrationWarnings } = results;
  const warnings: readonly unknown[] = Array.isArray(migrationWarnings) ? migrationWarnings : [];
  if (warnings.includes('migration_parked')) return 'parked';
  if (requiresMigration === true) return 'pending';
  if (warnings.length > 0) return 'unavailable';
  return requiresMigration === false ? 'done' : null;
}

/** @throws FetchError for an error that does not come from the service */
function readAnswer({ status, headers, bytes }: HttpAnswer, tagSuffix: string): RunningAnswer {
  const named = versionOf(headers[HEADER], tagSuffix);
  const unknown = (problem: string) => unknownVersion(problem, named);
  if (status !== 200) {
    if (named !== null) return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
    const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
    throw new FetchError('status', `it answered HTTP ${status}`, PASSING_STATUSES.has(status), retryAfterMs);
  }
  const results = resultsOf(bytes);
  if (results instanceof Error) return unknown(`it is no answer of ${product.name}: ${results.message}`);
  const found = results['version'];
  const version = versionOf(found, tagSuffix);
  if (version === null) return unknown(`member "results.version" is ${quoteValue(found)}, expected a version, X.Y.Z`);
  if (headers[HEADER] !== undefined && named !== version) {
    return unknown(`the answer says ${version}, and its header ${quoteValue(headers[HEADER])}`);
  }
  const migrations = migrationsIn(results);
  // With `done`, a list of warnings is empty. A list that is missing is not told.
  const isClean = migrations === 'done' && Array.isArray(results['migrationWarnings']);
  return { version, problem: null, named, migrations, isClean };
}

/** The results, or the error of an answer without them. */
function resultsOf(bytes: Buffer): Readonly<Record<string, unknown>> | Error {
  try {
    return membersOf(membersOf(parseJson(bytes))['results']);
  } catch (error) {
    return error as Error;
  }
}

function versionOf(text: unknown, tagSuffix: string): Version | null {
  if (typeof text !== 'string') return null;
  const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
  return isVersion(bare) ? bare : null;
}
