import { isObject } from '../release-safety/is-object.ts';
import type { ErrorSummary } from './analytics-error.ts';
import { oneLine } from './one-line.ts';
import type { ServiceError } from './records/error-payload.ts';

const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
/** A request of ours has no more fields than these; a payload with thousands means harm. */
const MOST_FIELDS = 10;

/** What an error payload says, fit for one line. */
export function summarizeError(error: ServiceError): ErrorSummary {
  const message = oneLine(error.message ?? '', LONGEST_MESSAGE);
  return {
    name: oneLine(error.name, LONGEST_NAME),
    message: message === '' ? oneLine(faultyFields(error.data), LONGEST_MESSAGE) : message,
    eventId: error.sentryEventId ? oneLine(error.sentryEventId, LONGEST_NAME) : null,
  };
}

/** A validation without a message of its own has one a field in its data (API-FACTS, History endpoint). */
function faultyFields(data: unknown): string {
  if (!isObject(data) || Array.isArray(data)) return '';
  const fields = Object.entries(data).map(([field, fault]) => {
    const message = isObject(fault) && 'message' in fault ? fault['message'] : '';
    return typeof message === 'string' && message !== '' ? `${field} (${message})` : field;
  });
  return fields.slice(0, MOST_FIELDS).join(', ');
}
