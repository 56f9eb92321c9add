import type { ApiAnswer } from '../net/api-session.ts';
import { isObject } from '../release-safety/is-object.ts';
import type { Endpoint } from './endpoint.ts';
import { parseErrorPayload } from './records/error-payload.ts';
import { notJson, refusalByService, refusalByStatus } from './refusal.ts';

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * The document that an answer holds (API-FACTS, Rules for the client): JSON by its content type, where it has one, and
 * by parsing, and no error, be it with status 200.
 *
 * @throws AnalyticsError
 */
export function parseAnswer(answer: ApiAnswer, question: Endpoint): unknown {
  const document = parse(answer);
  const error = document === undefined ? null : parseErrorPayload(document);
  if (error !== null) throw refusalByService(answer, error, question);
  if (answer.status !== 200) throw refusalByStatus(answer, question);
  if (document === undefined || !isObject(document)) throw notJson(answer, question);
  return document;
}

/** What `JSON.parse` makes of the body; undefined where it is not JSON. */
function parse({ headers, bytes }: ApiAnswer): unknown {
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type.trim())) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
