import * as z from 'zod';
import { listSchema } from '../../release-safety/deciding-members.ts';
import { type Listing, readListing } from './listing.ts';
import { record, text, textList } from './members.ts';
import { shallow } from './nesting.ts';

/** A metric of the catalog (INTERFACE.md, endpoint 5). Its further members are not shown there and stay unread. */
const catalogMetricSchema = shallow(
  record({
    name: text,
    label: text,
    tableName: text,
    tableLabel: text,
    // API-FACTS, Catalog metrics: it can be absent.
    tags: textList.optional(),
    categories: listSchema(z.unknown()),
  }),
);
export type CatalogMetric = z.infer<typeof catalogMetricSchema>;

/**
 * Reads a page of the catalog's metrics.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
export function parseCatalogMetrics(document: unknown): Listing<CatalogMetric> {
  return readListing(catalogMetricSchema, document);
}
