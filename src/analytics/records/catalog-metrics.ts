import type * as z from 'zod';
import { type Listing, readListing } from './listing.ts';
import { record, text } from './members.ts';
import { shallow } from './nesting.ts';

/** A metric of the catalog, which its name and its table identify. Label and tags are shown if they can be read. */
const catalogMetricSchema = shallow(record({ name: text, tableName: text }));
export type CatalogMetric = z.infer<typeof catalogMetricSchema>;

/**
 * Reads a page of the catalog's metrics.
 *
 * @throws MalformedDocumentError where the envelope is not as documented
 */
export function parseCatalogMetrics(document: unknown): Listing<CatalogMetric> {
  return readListing(catalogMetricSchema, document);
}
