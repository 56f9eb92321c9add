import { isObject } from '../documents/is-object.ts';
import type { ErrorSummary } from './analytics-error.ts';
import { oneLine } from './one-line.ts';
import type { ServiceError } from './records/error-payload.ts';

const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
/** Our requests have fewer fields. A payload with thousands is an attack. */
const MOST_FIELDS = 10;

/** The content of an error payload, shortened for one line. */
export function summarizeError(error: ServiceError): ErrorSummary {
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
