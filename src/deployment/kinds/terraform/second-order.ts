import type { Assumption } from '../../../syntax/hcl/assumptions.ts';
import { definitionsIn } from '../../../syntax/hcl/definitions.ts';
import type { Module, Scope } from '../../../syntax/hcl/modules.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import { literalText, placeOf, writtenText } from '../../../syntax/hcl/values.ts';
import type { Link, SecondOrder } from '../../finding.ts';
import { namesServiceInAddress } from '../../service-names.ts';

/** Arguments and blocks that may change what a block deploys. */
const NOT_EVALUATED = /^(?:count|for_each|postrender|reuse_values|reset_values)$/;
/** Generated blocks that may contain an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** A life cycle that keeps a version from being applied. */
const KEPT =
  /^lifecycle .*ignore_changes.*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;

/** The second-order parts of the block at an address (docs/how-detection-works.md#what-the-gate-does-not-evaluate). */
export function secondOrderOf({ body }: HclBlock, address: string, scope: Scope): SecondOrder[] {
  return [...body.attributes.values(), ...body.blocks].flatMap((node) => {
    const name = 'type' in node ? node.type : node.name;
    const text = writtenText(node);
    if (!NOT_EVALUATED.test(name) && !KEPT.test(text) && !MADE.test(text)) return [];
    // The single values behind its names.
    const single = definitionsIn(node, scope).filter(
      ({ attribute: { value } }) => !/^(?:object|list)$/.test(value.kind),
    );
    const switches = single.map((each) => `${each.name} is ${writtenText(each.attribute.value)}`);
    return [{ key: `${address}.${name}`, text: [text, ...switches].join('; '), place: placeOf(node) }];
  });
}

/** What chooses the environment of a block: the expression, and the default of the root module's variable that it is. */
export function choiceOf(
  { expression }: Assumption,
  block: HclBlock,
  address: string,
  { variables }: Module,
): SecondOrder {
  const [, name = ''] = /^var\.([\w-]+)$/.exec(expression) ?? [];
  const value = variables.get(name)?.body.attributes.get('default')?.value;
  const text = value === undefined ? expression : `${expression} is ${writtenText(value)}`;
  return { key: `${address}.environment`, text, place: placeOf(block), isChoice: true };
}

/** A module of those who publish modules for all. */
const GENERAL_MODULE =
  /(?:^|github\.com[/:]|registry\.[\w.-]{1,40}\/)(?:terraform-(?:aws|google|azure|azurerm|alicloud|ibm|oci|kubernetes)-modules|cloudposse|aws-ia|Azure|GoogleCloudPlatform|oracle-terraform-modules)\//;

/** The link of a module call; null if its source is no plain text. @param folder the module's; null for elsewhere */
export function linkOf(id: string, { body }: HclBlock, folder: string | null): Link | null {
  const source = body.attributes.get('source')?.value;
  const address = literalText(source);
  if (source === undefined || address === null) return null;
  // The version of a module for everything does not decide that of the service, whatever the call is named after.
  const named = GENERAL_MODULE.test(address) ? address : `${address} ${id.replace(/^.*#/, '')}`;
  const namesService = namesServiceInAddress(named);
  const common = { id, place: placeOf(source), namesService, secondOrder: [] };
  if (folder !== null) return { ...common, repository: null, revision: null, path: folder };
  const [, repository = '', path = '', ref] =
    /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
  const revision = ref ?? literalText(body.attributes.get('version')?.value);
  // No file of this repository has such a path.
  return { ...common, repository, revision, path: `/${path}` };
}
