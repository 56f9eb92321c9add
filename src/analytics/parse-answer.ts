import { isObject } from '../documents/is-object.ts';
import type { ApiAnswer } from '../net/api-session.ts';
import type { Question } from './endpoints.ts';
import { parseErrorPayload } from './records/error-payload.ts';
import { notJson, refusalByService, refusalByStatus } from './refusal.ts';

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
