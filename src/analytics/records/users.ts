import type * as z from 'zod';
import { listSchema } from '../../release-safety/deciding-members.ts';
import { ORGANIZATION_ROLES } from './enumerations.ts';
import { type Listing, readListing } from './listing.ts';
import { flag, openEnumeration, record, text } from './members.ts';
import { shallow } from './nesting.ts';

/**
 * A user of the organization (INTERFACE.md, endpoint 4). The document promises a name, an e-mail, a role and groups but
 * names no member; these are the names of API-FACTS, and so none of them has to be there.
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
    // Only where the request asks for them.
    groups: listSchema(record({ name: text, uuid: text.nullish() })).nullish(),
  }),
);
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

/**
 * Reads the users of the organization.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
export function parseOrganizationUsers(document: unknown): Listing<OrganizationUser> {
  return readListing(organizationUserSchema, document);
}
