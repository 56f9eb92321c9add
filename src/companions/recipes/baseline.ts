import { createHash } from 'node:crypto';
import * as z from 'zod';
import { listSchema } from '../../documents/list-schema.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { messageOfError } from '../../net/message-of-error.ts';
import { observedShapeSchema } from '../service/observed-shape.ts';
import { parseWritten, readAs } from '../service/records/answers.ts';
import { dateTime, flag, text, textOrNull } from '../service/records/members.ts';

export const CHART_RESULTS = ['ok', 'broken', 'not-allowed', 'not-found', 'unchecked'] as const;
export type ChartResult = (typeof CHART_RESULTS)[number];

/** The id of a chart, which can never be a path. */
export const CHART_UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const REMEDY = 'Write a new baseline';
const SHA256 = 'a SHA-256 in hexadecimal digits, or null';

const chartSchema = z
  .object(
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
  )
  .refine(({ result, sha256 }) => result !== 'ok' || sha256 !== null, {
    path: ['sha256'],
    message: 'the SHA-256 of its SQL, for it compiled',
  });
type ManifestChart = z.infer<typeof chartSchema>;

const manifestSchema = z.object(
  {
    baselineVersion: z.literal('1', '"1"'),
    generatedAt: dateTime,
    /** Without credentials. A copy may be compared with the original, so it may differ from the address of a run. */
    baseUrl: text,
    projectUuid: text,
    /** Hostile until escaped; null if the service did not report it. */
    serverVersion: textOrNull,
    /** What the API was seen to be; null in the baseline of an older action. */
    contract: observedShapeSchema,
    charts: listSchema(chartSchema).superRefine((charts, found) => {
      const uuids = charts.map(({ uuid }) => uuid.toLowerCase());
      for (const [index, uuid] of uuids.entries()) {
        const first = uuids.indexOf(uuid);
        if (first < index)
          found.addIssue({ code: 'custom', path: [index, 'uuid'], message: `another chart than charts[${first}]` });
      }
    }),
  },
  'an object',
);
type Manifest = z.infer<typeof manifestSchema>;

/** A chart of a baseline. Its SQL is null unless it compiled. */
export type BaselineChart = Readonly<Omit<ManifestChart, 'sha256'> & { sql: string | null }>;

/** The charts of a project, compiled at one time. */
export type Baseline = Readonly<Omit<Manifest, 'baselineVersion' | 'charts'> & { charts: readonly BaselineChart[] }>;

/** The manifest of a baseline as JSON. The SQL of each chart is in a file beside it, unchanged: see {@link sqlFileOf}. */
export function manifestOf(baseline: Baseline): string {
  const { charts: compiled, contract, ...about } = baseline;
  const charts = compiled.map(({ sql, ...chart }) => ({
    ...chart,
    sha256: sql === null ? null : digestOf(normalizeLineEnds(sql)),
  }));
  return `${JSON.stringify({ baselineVersion: '1', ...about, charts, contract }, null, 2)}\n`;
}

/** The name of the file with a chart's SQL. @throws RangeError where the text is not a chart id, because nothing else may become a file name */
export function sqlFileOf(uuid: string): string {
  if (!CHART_UUID.test(uuid)) throw new RangeError(`${quoteValue(uuid)} is not the id of a chart`);
  return `${uuid.toLowerCase()}.sql`;
}

/** An SQL text as it is read back from a file, whatever version control does to its line ends. Apply this before comparing with the SQL of a baseline. */
export function normalizeLineEnds(sql: string): string {
  // Half a surrogate pair cannot be written as UTF-8.
  return Buffer.from(sql, 'utf8').toString('utf8').replaceAll('\r\n', '\n');
}

/**
 * Reads a baseline from its manifest and the files beside it. Its SQL has line feeds as line ends. Throws an Error that
 * names the first bad member by its path, or the bad file.
 */
export function readBaseline(manifest: string, readSql: (file: string) => string): Baseline {
  const document = parseWritten(manifest, 'the manifest of a baseline', REMEDY);
  const { baselineVersion: _, charts, ...about } = readAs(manifestSchema, document, REMEDY);
  return { ...about, charts: charts.map((chart) => readChart(chart, readSql)) };
}

function readChart({ sha256, ...chart }: ManifestChart, readSql: (file: string) => string): BaselineChart {
  if (sha256 === null) return { ...chart, sql: null };
  const file = sqlFileOf(chart.uuid);
  let sql: string;
  try {
    sql = normalizeLineEnds(readSql(file));
  } catch (error) {
    throw new Error(`the file "${file}" next to the manifest cannot be read (${messageOfError(error)}). ${REMEDY}`);
  }
  if (digestOf(sql) === sha256) return { ...chart, sql };
  throw new Error(`the file "${file}" was edited or cut off, so its SHA-256 is not the one in the manifest. ${REMEDY}`);
}

function digestOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
