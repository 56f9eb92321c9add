import { isObject } from '../documents/is-object.ts';
import type { ApiAnswer } from '../net/api-session.ts';
import { AnalyticsError, type AnalyticsErrorKind, type ErrorSummary } from './analytics-error.ts';
import type { Question } from './endpoints.ts';
import { oneLine } from './one-line.ts';
import { parseErrorPayload, type ServiceError } from './records/error-payload.ts';

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Reads the document in an answer (docs/service-api.md#how-the-client-reads). It must be JSON by its content type, if
 * it has one, and parse as JSON. An error payload counts as a failure even with status 200.
 *
 * @throws AnalyticsError where the answer is an error or not a document
 */
export function parseAnswer(answer: ApiAnswer, question: Question): unknown {
  const document = parse(answer);
  const error = document === undefined ? null : parseErrorPayload(document);
  if (error !== null) throw refusalByService(answer, error, question);
  if (answer.status !== 200) throw refusalByStatus(answer, question);
  if (document === undefined || !isObject(document)) throw notJson(answer, question);
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

/** With these errors the service cannot reach its warehouse, whatever status it gives them (docs/service-api.md#errors). */
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
  const complaint = summarizeError(error);
  const status = answer.status === 200 ? error.statusCode : answer.status;
  const kind = kindOf(status, complaint);
  const what = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
  const said = `${question.name} answered HTTP ${answer.status} with an error (${what})${times(answer)}`;
  const event = complaint.eventId === null ? '' : ` (event ${complaint.eventId})`;
  return new AnalyticsError(kind, `${said}; ${adviceFor(kind, question, complaint)}${event}`, answer.status, complaint);
}

/** The error for an answer with another status than 200 and without a payload: from a proxy, or cut off. */
function refusalByStatus(answer: ApiAnswer, question: Question): AnalyticsError {
  const { status } = answer;
  const kind = status < 400 ? 'not-json' : kindOf(status, null);
  const said = `${question.name} answered HTTP ${status}${excerptOf(answer)}${times(answer)}`;
  return new AnalyticsError(kind, `${said}; ${adviceFor(kind, question, null)}`, status);
}

/** The error for an answer with status 200 that is not JSON. */
function notJson(answer: ApiAnswer, question: Question): AnalyticsError {
  const what = isPage(answer)
    ? 'a page instead of JSON'
    : isDamaged(answer)
      ? 'JSON that is cut off or damaged'
      : 'something else instead of JSON';
  const said = `${question.name} answered ${what} (HTTP ${answer.status}${excerptOf(answer)})`;
  return new AnalyticsError('not-json', `${said}; ${adviceFor('not-json', question, null)}`, answer.status);
}

function kindOf(status: number, complaint: ErrorSummary | null): AnalyticsErrorKind {
  if (complaint !== null) {
    if (WAREHOUSE_ERRORS.has(complaint.name)) return 'server';
    if (status === 403 && /query history is not enabled/i.test(complaint.message)) return 'feature-off';
  }
  return KINDS.get(status) ?? (status >= 400 && status < 500 ? 'invalid' : 'server');
}

function adviceFor(kind: AnalyticsErrorKind, question: Question, complaint: ErrorSummary | null): string {
  switch (kind) {
    case 'authentication':
      return 'check that the secret holds the whole token, and whether the token has expired';
    case 'forbidden':
      if (complaint === null)
        return 'something in front of Lightdash refuses this: check base-url, and who may reach it';
      return "the account that owns the token may not do this: give it the permission, or use another account's token";
    case 'feature-off':
      return 'switch it on with LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history in the environment of the server, or leave this step out';
    case 'not-found':
      if (complaint === null) return 'check base-url: this is not how Lightdash answers';
      if (/endpoint not found/i.test(complaint.message)) {
        return 'the server is older than this endpoint, or base-url has a wrong path';
      }
      return question.absent;
    case 'rate-limited':
      return 'too many requests reach the server: try again later';
    case 'timeout':
      return 'try again later';
    case 'server':
      if (complaint === null) return 'try again later';
      if (WAREHOUSE_ERRORS.has(complaint.name)) {
        return "the token is good, but Lightdash's connection to its warehouse is not: renew those credentials in Lightdash";
      }
      if (question.isHistory && /^something went wrong\.?$/i.test(complaint.message)) {
        return 'this is an older server, or a project id that is not a uuid';
      }
      return 'try again later, and ask whoever runs the server';
    case 'not-json':
      return question.isHistory
        ? 'check base-url (a server older than the query history answers the same)'
        : 'check base-url';
    default:
      return 'check what was asked for';
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

function isDamaged({ headers, bytes }: ApiAnswer): boolean {
  return /json/i.test(headers['content-type'] ?? '') && /^\s*[{[]/.test(bytes.subarray(0, 100).toString());
}

function times({ attempts }: ApiAnswer): string {
  return attempts === 1 ? '' : ` (${attempts} attempts)`;
}

const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
/** Our requests have fewer fields. A payload with thousands is an attack. */
const MOST_FIELDS = 10;

/** The content of an error payload, shortened for one line. */
function summarizeError(error: ServiceError): ErrorSummary {
  const message = oneLine(error.message ?? '', LONGEST_MESSAGE);
  return {
    name: oneLine(error.name, LONGEST_NAME),
    message: message === '' ? oneLine(faultyFields(error.data), LONGEST_MESSAGE) : message,
    eventId: error.sentryEventId ? oneLine(error.sentryEventId, LONGEST_NAME) : null,
  };
}

/** A validation error without a message lists the rejected fields in its data (docs/service-api.md#the-query-history). */
function faultyFields(data: unknown): string {
  if (!isObject(data) || Array.isArray(data)) return '';
  const fields = Object.entries(data).map(([field, fault]) => {
    const message = isObject(fault) && 'message' in fault ? fault['message'] : '';
    return typeof message === 'string' && message !== '' ? `${field} (${message})` : field;
  });
  return fields.slice(0, MOST_FIELDS).join(', ');
}
