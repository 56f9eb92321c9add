import { resolve } from 'node:path';
import * as z from 'zod';
import { describeMalformation, firstMalformation, MalformedDocumentError } from '../../documents/malformed.ts';
import { parseMoment } from '../../documents/moment.ts';
import { parseJson } from '../../documents/parse-json.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { DocumentReader } from '../../net/document-reader.ts';
import { FetchError } from '../../net/fetch-error.ts';
import { FETCH_LIMITS } from '../../net/limits.ts';
import { isVersion, type Version } from '../../release-safety/version.ts';
import { InputError } from '../../settings/input-error.ts';
import type { Report } from '../report/report.ts';

const REPORT_VERSION: Report['reportVersion'] = '1';

/** In bytes. This is four times the size of a report on 3,500 releases that all bring something. */
const MOST_BYTES = 32_000_000;

const GIVE_REPORT = 'Download the report of the approved run in an earlier step, and give its path.';
const RENEW = 'Run the check again on the change, and approve the report of that run.';

const version = z.custom<Version>((value) => typeof value === 'string' && isVersion(value), 'a version, X.Y.Z');
const flag = z.boolean('true or false');
const count = z.int('a whole number').nonnegative('a whole number');
const text = z.string('a text');

const deployment = z.object(
  {
    id: text,
    kind: text,
    file: text.nullable(),
    from: version.nullable(),
    to: version.nullable(),
    change: z.enum(['upgrade', 'downgrade', 'unchanged', 'install', 'removed'], 'the name of a change'),
    decision: z.enum(['unchanged', 'roll', 'recreate', 'blocked', 'unproven'], 'a decision').nullable(),
    upgradeMode: z.enum(['RollingUpdate', 'Recreate'], 'RollingUpdate or Recreate').nullable(),
    tolerated: flag,
  },
  'a deployment',
);

const reason = z.object({ rule: text, release: version.nullable(), says: text }, 'a reason');
const verdict = z.literal([true, false, 'unknown'], 'true, false or "unknown"');
const verdictRun = z.object({ verdict, first: version, last: version, count }, 'releases of one verdict');
const span = z.object(
  {
    from: version,
    to: version,
    reasons: z.array(reason, 'a list of reasons'),
    verdicts: z.array(verdictRun, 'a list of verdicts'),
    coveredReleases: count,
  },
  'the judgement on an upgrade',
);

const record = z.object(
  { document: text, release: version.nullable(), sha256: text.nullable() },
  'the record of a document',
);

/** The members that are compared. They prove nothing, because anybody may have written the report. */
const reportSchema = z.object(
  {
    generatedAt: text.refine((value) => parseMoment(value) !== null, 'a date-time with its zone'),
    outcome: z.object({ fails: flag }, 'an outcome'),
    deployments: z.array(deployment, 'a list of deployments'),
    spans: z.array(span, 'a list of judgements'),
    evidence: z.object({ documents: z.array(record, 'a list of documents') }, 'the evidence'),
  },
  'the report of a run of the gate',
);

/** The compared members of a report in the gate's own format. Texts are hostile until escaped. */
export type ApprovedReport = z.infer<typeof reportSchema>;

export interface ReadApproval {
  readonly report: ApprovedReport;
  /** The path as the user gave it; hostile until escaped. */
  readonly location: string;
  readonly sha256: string;
}

/** Reads the report of an earlier run. @throws InputError if it cannot be read, or is not in the format of this version */
export async function readApprovedReport(location: string, workingDirectory: string): Promise<ReadApproval> {
  const path = resolve(workingDirectory, location);
  const refuse = (why: string) => new InputError(`The approved report ${location} cannot be used: ${why}`);
  const reader = new DocumentReader(FETCH_LIMITS);
  try {
    const { bytes, sha256 } = await reader.read({ kind: 'file', path, display: location }, MOST_BYTES);
    return { report: parseApprovedReport(parseJson(bytes)), location, sha256 };
  } catch (error) {
    if (error instanceof InputError) throw refuse(error.message);
    if (error instanceof MalformedDocumentError) {
      throw refuse(`${describeMalformation(error.malformation)}. ${GIVE_REPORT}`);
    }
    if (error instanceof FetchError) throw refuse(`${error.message}. ${GIVE_REPORT}`);
    throw error;
  } finally {
    reader.close();
  }
}

function parseApprovedReport(document: unknown): ApprovedReport {
  const found = (document as { readonly reportVersion?: unknown } | null)?.reportVersion;
  const what = `member "reportVersion" is ${quoteValue(found)}, expected "${REPORT_VERSION}"`;
  if (typeof found !== 'string' || !/^\d{1,9}$/.test(found)) throw new InputError(`${what}. ${GIVE_REPORT}`);
  if (Number(found) < Number(REPORT_VERSION)) {
    throw new InputError(`${what}: an older version of Upgrade Gate wrote it. ${RENEW}`);
  }
  if (found !== REPORT_VERSION) {
    throw new InputError(`${what}: a newer version of Upgrade Gate wrote it. Use that version here, too.`);
  }
  const parsed = reportSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  throw new InputError(`${describeMalformation(firstMalformation(parsed.error, document))}. ${RENEW}`);
}
