import * as z from 'zod';
import { isObject, membersOf } from '../../documents/is-object.ts';
import { MalformedDocumentError } from '../../documents/malformed.ts';
import type { ApiAnswer } from '../../net/api-session.ts';
import { FetchError, type FetchProblem } from '../../net/fetch-error.ts';
import { product } from '../../product/product.ts';
import { AnalyticsError, type AnalyticsErrorKind, type Complaint } from './analytics-error.ts';
import type { Question } from './endpoints.ts';
import { oneLine } from './one-line.ts';
import { finiteNumber, record, shallow, text } from './records/members.ts';

/** The body of a failed answer; its texts are hostile until escaped. */
const errorPayloadSchema = shallow(
  record({
    status: z.literal('error', '"error"'),
    error: record({
      name: text,
      statusCode: finiteNumber.int('an integer'),
      message: text.optional(),
      data: z.unknown().optional(),
      // The id that the maker's support asks for.
      sentryEventId: text.nullish(),
    }),
  }),
);
type ServiceError = z.infer<typeof errorPayloadSchema>['error'];

/** The error in an answer (docs/maintainers/service-api.md#errors); null if it is not an error payload, so something in front of the service answered. */
export function parseErrorPayload(document: unknown): ServiceError | null {
  return errorPayloadSchema.safeParse(document).data?.error ?? null;
}

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Reads the JSON in an answer (docs/maintainers/service-api.md#how-the-client-reads). An error payload is a failure
 * even with status 200. Throws an AnalyticsError for it, and for what is no JSON.
 */
export function parseAnswer(answer: ApiAnswer, question: Question): unknown {
  const document = parse(answer);
  const error = document === undefined ? null : parseErrorPayload(document);
  if (error !== null) throw refusalByService(answer, error, question);
  if (answer.status !== 200 || !isObject(document)) throw refusalByStatus(answer, question);
  return document;
}

/** The parsed body; undefined where it is not JSON. */
function parse({ headers, bytes }: ApiAnswer): unknown {
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type.trim())) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The most characters quoted from a text that is not the service's own. */
const LONGEST_EXCERPT = 80;

/** With these errors the service cannot reach its warehouse, whatever status it gives them (docs/maintainers/service-api.md#errors). */
const WAREHOUSE_ERRORS = new Set([
  'SnowflakeTokenError',
  'DatabricksTokenError',
  'BigqueryTokenError',
  'RedshiftIamTokenError',
  'WarehouseConnectionError',
  'MissingWarehouseCredentialsError',
]);

const KINDS: ReadonlyMap<number, AnalyticsErrorKind> = new Map([
  [401, 'authentication'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [408, 'timeout'],
  [410, 'not-found'],
  [429, 'rate-limited'],
]);

/** The error for an answer with an error payload. The payload's status counts if the HTTP status is 200. */
function refusalByService(answer: ApiAnswer, error: ServiceError, question: Question): AnalyticsError {
  const message = oneLine(error.message ?? '', LONGEST_MESSAGE);
  const complaint = {
    name: oneLine(error.name, LONGEST_NAME),
    message: message === '' ? oneLine(faultyFields(error.data), LONGEST_MESSAGE) : message,
  };
  const kind = kindOf(answer.status === 200 ? error.statusCode : answer.status, complaint);
  const what = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
  const event = error.sentryEventId ? `, event ${oneLine(error.sentryEventId, LONGEST_NAME)}` : '';
  const said = `${question.name} answered HTTP ${answer.status} with an error (${what}${event})${times(answer)}`;
  return new AnalyticsError(kind, `${said}. ${adviceFor(kind, question, complaint)}`, answer.status, complaint);
}

/** The error for an answer without an error payload that is no document: from a proxy, or cut off. */
function refusalByStatus(answer: ApiAnswer, question: Question): AnalyticsError {
  const { status } = answer;
  const kind = status < 400 ? 'not-json' : kindOf(status, null);
  const what =
    status === 200
      ? `${describeBytes(answer)} (HTTP 200${excerptOf(answer)})`
      : `HTTP ${status}${excerptOf(answer)}${times(answer)}`;
  return new AnalyticsError(kind, `${question.name} answered ${what}. ${adviceFor(kind, question, null)}`, status);
}

function kindOf(status: number, complaint: Complaint | null): AnalyticsErrorKind {
  if (complaint !== null) {
    if (WAREHOUSE_ERRORS.has(complaint.name)) return 'server';
    if (status === 403 && /query history is not enabled/i.test(complaint.message)) return 'feature-off';
  }
  return KINDS.get(status) ?? (status >= 400 && status < 500 ? 'invalid' : 'server');
}

function adviceFor(kind: AnalyticsErrorKind, question: Question, complaint: Complaint | null): string {
  switch (kind) {
    case 'authentication':
      return 'Check that the secret has the whole token and that the token has not expired';
    case 'forbidden':
      if (complaint === null)
        return `Something in front of ${product.name} refuses this. Check \`base-url\`, and who can reach it`;
      return "The account that owns the token is not allowed to do this. Give it the permission, or use another account's token";
    case 'feature-off':
      return `Set \`${product.service.historySwitch}\` in the environment of the server`;
    case 'not-found':
      if (complaint === null) return `Check \`base-url\`, because ${product.name} does not answer like this`;
      if (/endpoint not found/i.test(complaint.message)) {
        return 'Check the path in base-url. If it is right, the server is older than this endpoint';
      }
      return question.absent;
    case 'rate-limited':
      return 'Too many requests reach the server. Run this again later';
    case 'timeout':
      return 'Run this again later';
    case 'server':
      if (complaint === null) return 'Run this again later';
      if (WAREHOUSE_ERRORS.has(complaint.name)) {
        return `Renew the credentials of the warehouse in ${product.name}. The token is fine`;
      }
      if (question.isHistory && /^something went wrong\.?$/i.test(complaint.message)) {
        return 'Check that `project-uuid` is the UUID in the address of the project. A server older than the query history answers like this, too';
      }
      return 'Run this again later. If it stays, look for the error in the log of the server';
    case 'not-json':
      return question.isHistory
        ? 'Check `base-url`. A server older than the query history answers like this, too'
        : 'Check `base-url`';
    default:
      return 'Check the inputs of this step';
  }
}

/** The beginning of a plain text; empty for a text with markup. */
function excerptOf(answer: ApiAnswer): string {
  if (isPage(answer) || answer.bytes.includes('<')) return '';
  const text = oneLine(answer.bytes.subarray(0, 4 * LONGEST_EXCERPT).toString(), LONGEST_EXCERPT);
  return text === '' ? '' : `, "${text}"`;
}

/** Whether the answer is a page, by its type or its beginning. JSON that was cut off may also contain markup. */
function isPage({ headers, bytes }: ApiAnswer): boolean {
  return /html|xml/i.test(headers['content-type'] ?? '') || /^\s*</.test(bytes.subarray(0, 100).toString());
}

/** What came in place of a document. */
function describeBytes(answer: ApiAnswer): string {
  if (isPage(answer)) return 'a page instead of JSON';
  const isDamaged =
    /json/i.test(answer.headers['content-type'] ?? '') && /^\s*[{[]/.test(answer.bytes.subarray(0, 100).toString());
  return isDamaged ? 'JSON that is cut off or damaged' : 'something else instead of JSON';
}

function times({ attempts }: ApiAnswer): string {
  return attempts === 1 ? '' : ` (${attempts} attempts)`;
}

const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
/** Our requests have fewer fields. A payload with thousands is an attack. */
const MOST_FIELDS = 10;

/** A validation error without a message lists the rejected fields in its data (docs/maintainers/service-api.md#the-query-history). */
function faultyFields(data: unknown): string {
  const fields = Object.entries(Array.isArray(data) ? {} : membersOf(data)).map(([field, fault]) => {
    const { message } = membersOf(fault);
    return typeof message === 'string' && message !== '' ? `${field} (${message})` : field;
  });
  return fields.slice(0, MOST_FIELDS).join(', ');
}

/** The most characters of a message. Quoted parts are short, so anything longer is not worth reading. */
const LONGEST_FAILURE = 1_000;

/** Failures without an answer, each with a kind and advice. */
const FETCH_FAILURES: Readonly<Partial<Record<FetchProblem, readonly [AnalyticsErrorKind, string]>>> = {
  timeout: ['timeout', 'Run this again later'],
  redirect: ['network', `Set \`base-url\` to the address at which ${product.name} itself answers`],
  'too-large': ['shape', 'Check `base-url`'],
  encoding: ['not-json', 'Check `base-url`'],
};
const NETWORK_FAILURE = [
  'network',
  `Check \`base-url\`, and that ${product.name} can be reached from this runner`,
] as const;
const OUT_OF_TIME = ['timeout', 'Ask for less, such as fewer rows or charts, or run this again later'] as const;

/** Turns any failure of a question into the one error that callers know; another error stays itself. */
export function failureOf(
  error: unknown,
  question: Question,
  hide: (text: string) => string,
  isOutOfTime = false,
): unknown {
  const line = (text: string) => hide(oneLine(text, LONGEST_FAILURE));
  if (error instanceof FetchError) {
    const [kind, advice] = isOutOfTime ? OUT_OF_TIME : (FETCH_FAILURES[error.problem] ?? NETWORK_FAILURE);
    return new AnalyticsError(kind, line(`${question.name}: ${error.message}. ${advice}`));
  }
  if (error instanceof MalformedDocumentError) {
    const message = `${question.name} answered something that is not as documented: ${error.message}`;
    return new AnalyticsError('shape', line(message), 200);
  }
  if (!(error instanceof AnalyticsError)) return error;
  const { kind, message, status, complaint } = error;
  const hidden = complaint && { name: hide(complaint.name), message: hide(complaint.message) };
  return new AnalyticsError(kind, line(message), status, hidden);
}
