import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import { literalText, placeOf } from '../../../syntax/hcl/values.ts';
import type { Link } from '../../finding.ts';
import { namesServiceInAddress } from '../../service-names.ts';

/**
 * The link of a module call; null if its source is not a plain text.
 *
 * @param id id of the call
 * @param folder the module's folder in this repository; null for elsewhere
 */
export function linkOf(id: string, { body }: HclBlock, folder: string | null): Link | null {
  const source = body.attributes.get('source')?.value;
  const address = literalText(source);
  if (source === undefined || address === null) return null;
  const namesService = namesServiceInAddress(`${address} ${id.replace(/^.*#/, '')}`);
  const common = { id, place: placeOf(source), namesService, secondOrder: [] };
  if (folder !== null) return { ...common, repository: null, revision: null, path: folder };
  const [, repository = '', path = '', ref] =
    /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
  const revision = ref ?? literalText(body.attributes.get('version')?.value);
  // No file of this repository has such a path.
  return { ...common, repository, revision, path: `/${path}` };
}
