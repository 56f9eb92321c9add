import * as z from 'zod';
import { firstMalformation, MalformedDocumentError } from '../../documents/malformed.ts';
import { record } from './members.ts';

const MEND = 'check base-url, and whether this version of Lightdash is one that the action knows';
const status = z.literal('ok', '"ok"');

/**
 * Reads whole answers of the service (docs/service-api.md#how-the-client-reads).
 *
 * @param results the schema of the member with the results
 * @returns a reader of the results, which throws a MalformedDocumentError that names the first bad member by its path
 */
export function answersWith<Results extends z.ZodType>(results: Results): (document: unknown) => z.infer<Results> {
  const envelope = record({ status, results });
  return (document) => {
    const parsed = envelope.safeParse(document);
    if (!parsed.success) throw new MalformedDocumentError(firstMalformation(parsed.error, document), MEND);
    return parsed.data['results'] as z.infer<Results>;
  };
}
