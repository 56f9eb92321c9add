import type * as z from 'zod';
import { listSchema } from '../../../documents/list-schema.ts';
import { listsOf } from './answers.ts';
import { flag, record, shallow, text } from './members.ts';

/** A metric of the catalog, which its name and its table identify. Label and tags are shown if they can be read. */
const catalogMetricSchema = shallow(record({ name: text, tableName: text }));
export type CatalogMetric = z.infer<typeof catalogMetricSchema>;

/** Reads a page of the catalog's metrics; throws a MalformedDocumentError where it is none. */
export const parseCatalogMetrics = listsOf(catalogMetricSchema);

/** A user of the organization (docs/maintainers/service-api.md#users). Only servers show the names of these members, so all of them are optional. */
const organizationUserSchema = shallow(
  record({
    userUuid: text.nullish(),
    firstName: text.nullish(),
    lastName: text.nullish(),
    email: text.nullish(),
    role: text.nullish(),
    isActive: flag.nullish(),
    isPending: flag.nullish(),
    isInviteExpired: flag.nullish(),
    // Only if the request asks for them.
    groups: listSchema(record({ name: text, uuid: text.nullish() })).nullish(),
  }),
);
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

/** Reads the users of the organization; throws a MalformedDocumentError where the answer has none. */
export const parseOrganizationUsers = listsOf(organizationUserSchema);
