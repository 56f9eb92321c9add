import type * as z from 'zod';
import { listSchema } from '../../documents/list-schema.ts';
import { ORGANIZATION_ROLES } from './enumerations.ts';
import { type Listing, readListing } from './listing.ts';
import { flag, openEnumeration, record, text } from './members.ts';
import { shallow } from './nesting.ts';

/**
 * A user of the organization (docs/service-api.md#users). The documentation promises a name, an e-mail, a role and
 * groups, but not their member names. These names were found on servers, so all of them are optional.
 */
const organizationUserSchema = shallow(
  record({
    userUuid: text.nullish(),
    firstName: text.nullish(),
    lastName: text.nullish(),
    email: text.nullish(),
    role: openEnumeration(ORGANIZATION_ROLES).nullish(),
    isActive: flag.nullish(),
    isPending: flag.nullish(),
    isInviteExpired: flag.nullish(),
    // Only if the request asks for them.
    groups: listSchema(record({ name: text, uuid: text.nullish() })).nullish(),
  }),
);
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

/**
 * Reads the users of the organization.
 *
 * @throws MalformedDocumentError where the envelope is not as documented
 */
export function parseOrganizationUsers(document: unknown): Listing<OrganizationUser> {
  return readListing(organizationUserSchema, document);
}
