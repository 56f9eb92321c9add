import * as z from 'zod';
import { finiteNumber, record, shallow, text } from './members.ts';

/** The body of a failed answer (docs/service-api.md#errors). */
const errorPayloadSchema = shallow(
  record({
    status: z.literal('error', '"error"'),
    error: record({
      name: text,
      statusCode: finiteNumber.int('an integer'),
      message: text.optional(),
      data: z.unknown().optional(),
      // The id that the maker's support asks for (docs/service-api.md#errors).
      sentryEventId: text.nullish(),
    }),
  }),
);
/** The service's words about a failed request; its texts are hostile until escaped. */
export type ServiceError = z.infer<typeof errorPayloadSchema>['error'];

/** The error in an answer; null if it is not an error payload, so something in front of the service answered. */
export function parseErrorPayload(document: unknown): ServiceError | null {
  return errorPayloadSchema.safeParse(document).data?.error ?? null;
}
