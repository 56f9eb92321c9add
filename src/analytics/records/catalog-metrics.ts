import * as z from 'zod';
import { listSchema } from '../../documents/list-schema.ts';
import { type Listing, readListing } from './listing.ts';
import { record, text, textList } from './members.ts';
import { shallow } from './nesting.ts';

/** A metric of the catalog (docs/service-api.md#catalog-metrics). Its other members are not documented there and not read. */
const catalogMetricSchema = shallow(
  record({
    name: text,
    label: text,
    tableName: text,
    tableLabel: text,
    // May be absent (docs/service-api.md#catalog-metrics).
    tags: textList.optional(),
    categories: listSchema(z.unknown()),
  }),
);
export type CatalogMetric = z.infer<typeof catalogMetricSchema>;

/**
 * Reads a page of the catalog's metrics.
 *
 * @throws MalformedDocumentError where the envelope is not as documented
 */
export function parseCatalogMetrics(document: unknown): Listing<CatalogMetric> {
  return readListing(catalogMetricSchema, document);
}
