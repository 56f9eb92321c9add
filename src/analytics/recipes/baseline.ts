import { createHash } from 'node:crypto';
import * as z from 'zod';
import { firstMalformation, MalformedDocumentError } from '../../documents/malformed.ts';
import { parseMoment } from '../../documents/moment.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { observedShapeSchema } from '../contract/contract.ts';
import { flag, text, textOrNull } from '../records/members.ts';

export const CHART_RESULTS = ['ok', 'broken', 'not-allowed', 'not-found', 'unchecked'] as const;
export type ChartResult = (typeof CHART_RESULTS)[number];

/** The id of a chart, which can never be a path. */
export const CHART_UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const VERSION = '1';
const MOST_CHARTS = 10_000;
const MOST_MEGABYTES = 20;
const MEGABYTE = 1_000_000;
const MEND = 'write a new baseline';

const SHA256 = 'a SHA-256 in hexadecimal digits, or null';

const manifestSchema = z.object(
  {
    baselineVersion: z.literal(VERSION, `"${VERSION}"`),
    generatedAt: z.string('a date-time').refine((time) => parseMoment(time) !== null, 'a date-time'),
    /** Without credentials. A copy may be compared with the original, so it may differ from the address of a run. */
    baseUrl: text,
    projectUuid: text,
    /** Hostile until escaped; null if the service did not report it. */
    serverVersion: textOrNull,
    /** What the API was seen to be; null in the baseline of an older action. */
    contract: observedShapeSchema,
    charts: z
      .custom<unknown[]>(
        (charts) => Array.isArray(charts) && charts.length <= MOST_CHARTS,
        `a list of at most ${MOST_CHARTS} charts`,
      )
      .pipe(
        z.array(
          z.object(
            {
              uuid: z.string('the id of a chart').regex(CHART_UUID, 'the id of a chart'),
              /** Hostile until escaped; null if the service did not report it, as is the next member. */
              name: textOrNull,
              /** When the chart was last saved, as the service wrote it. */
              updatedAt: textOrNull,
              result: z.enum(CHART_RESULTS, `one of ${CHART_RESULTS.join(', ')}`),
              movesWithClock: flag,
              sha256: z
                .string(SHA256)
                .regex(/^[\da-f]{64}$/, SHA256)
                .nullable(),
            },
            'an object',
          ),
        ),
      ),
  },
  'an object',
);
type Manifest = z.infer<typeof manifestSchema>;
type ManifestChart = Manifest['charts'][number];

/** A chart of a baseline. Its SQL is null unless it compiled. */
export type BaselineChart = Readonly<Omit<ManifestChart, 'sha256'> & { sql: string | null }>;

/** The charts of a project, compiled at one time. */
export type Baseline = Readonly<Omit<Manifest, 'baselineVersion' | 'charts'> & { charts: readonly BaselineChart[] }>;

/**
 * The manifest of a baseline as JSON. The SQL of each chart is in a file beside it, unchanged: see {@link sqlFileOf}.
 */
export function manifestOf(baseline: Baseline): string {
  const { charts: compiled, contract, ...about } = baseline;
  const charts = compiled.map(({ sql, ...chart }) => ({
    ...chart,
    sha256: sql === null ? null : digestOf(normalizeLineEnds(sql)),
  }));
  return `${JSON.stringify({ baselineVersion: VERSION, ...about, charts, contract }, null, 2)}\n`;
}

/**
 * The name of the file with a chart's SQL.
 *
 * @throws RangeError where the text is not a chart id, because nothing else may become a file name
 */
export function sqlFileOf(uuid: string): string {
  if (!CHART_UUID.test(uuid)) throw new RangeError(`${quoteValue(uuid)} is not the id of a chart`);
  return `${uuid.toLowerCase()}.sql`;
}

/**
 * An SQL text as it is read back from a file, whatever version control does to its line ends. Apply this before
 * comparing with the SQL of a baseline.
 */
export function normalizeLineEnds(sql: string): string {
  // Half a surrogate pair cannot be written as UTF-8.
  return Buffer.from(sql, 'utf8').toString('utf8').replaceAll('\r\n', '\n');
}

/**
 * Reads a baseline.
 *
 * @param manifest the text of the manifest
 * @param readSql returns the text of a file beside it; throws where it cannot be read
 * @returns the baseline, its SQL with line feeds as line ends
 * @throws MalformedDocumentError that names the first bad member by its path, or the bad file
 */
export function readBaseline(manifest: string, readSql: (file: string) => string): Baseline {
  const document = parse(manifest);
  const parsed = manifestSchema.safeParse(document);
  if (!parsed.success) throw new MalformedDocumentError(firstMalformation(parsed.error, document), MEND);
  const { baselineVersion: _, charts, ...about } = parsed.data;
  refuseRepetition(charts);
  return { ...about, charts: charts.map((chart, index) => readChart(chart, index, readSql)) };
}

function parse(manifest: string): unknown {
  const megabytes = manifest.length / MEGABYTE;
  if (megabytes > MOST_MEGABYTES) {
    throw refusal('', `of ${megabytes.toFixed(1)} MB`, `a manifest of at most ${MOST_MEGABYTES} MB`);
  }
  try {
    return JSON.parse(manifest);
  } catch {
    throw refusal('', 'not JSON', 'the manifest of a baseline');
  }
}

function refuseRepetition(charts: readonly ManifestChart[]): void {
  const places = new Map<string, number>();
  for (const [index, { uuid }] of charts.entries()) {
    const first = places.get(uuid.toLowerCase());
    if (first !== undefined) {
      throw refusal(`charts[${index}].uuid`, quoteValue(uuid), `another chart than charts[${first}]`);
    }
    places.set(uuid.toLowerCase(), index);
  }
}

function readChart(
  { sha256, ...chart }: ManifestChart,
  index: number,
  readSql: (file: string) => string,
): BaselineChart {
  const member = `charts[${index}].sha256`;
  if (sha256 === null && chart.result === 'ok')
    throw refusal(member, 'null', 'the SHA-256 of its SQL, for it compiled');
  if (sha256 === null) return { ...chart, sql: null };
  const file = sqlFileOf(chart.uuid);
  const sql = normalizeLineEnds(readFile(readSql, file, member));
  if (digestOf(sql) === sha256) return { ...chart, sql };
  throw refusal(member, quoteValue(sha256), `that of the file "${file}": it was edited or cut off`);
}

function readFile(readSql: (file: string) => string, file: string, member: string): string {
  try {
    return readSql(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusal(member, `that of a file that cannot be read (${reason})`, `the file "${file}" beside the manifest`);
  }
}

function digestOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

function refusal(member: string, found: string, expected: string): MalformedDocumentError {
  return new MalformedDocumentError({ member, found, expected }, MEND);
}
