import * as z from 'zod';
import { finiteNumber, record, text } from './members.ts';
import { shallow } from './nesting.ts';

/** INTERFACE.md, Error payload. */
const errorPayloadSchema = shallow(
  record({
    status: z.literal('error', '"error"'),
    error: record({
      name: text,
      statusCode: finiteNumber.int('an integer'),
      message: text.optional(),
      data: z.unknown().optional(),
      // What the maker's support asks for (API-FACTS, Errors).
      sentryTraceId: text.nullish(),
      sentryEventId: text.nullish(),
    }),
  }),
);
/** What the service says of a request that failed; its texts are hostile until escaped. */
export type ServiceError = z.infer<typeof errorPayloadSchema>['error'];

/** The error that an answer tells of, or null where it is no error payload: something before the service answered. */
export function parseErrorPayload(document: unknown): ServiceError | null {
  return errorPayloadSchema.safeParse(document).data?.error ?? null;
}
