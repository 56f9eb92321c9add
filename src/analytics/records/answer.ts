import type * as z from 'zod';
import { firstMalformation, MalformedDocumentError } from '../../documents/malformed.ts';

const MEND = 'check base-url, and whether this version of Lightdash is one that the action knows';

/**
 * Reads a whole answer of the service (docs/service-api.md#how-the-client-reads).
 *
 * @throws MalformedDocumentError that names the first bad member by its path
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, document: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(document);
  if (!parsed.success) throw new MalformedDocumentError(firstMalformation(parsed.error, document), MEND);
  return parsed.data;
}
