import type { Deployment } from '../../deployment/deployed-object.ts';
import { showPlace } from '../../problems/place.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import type { ServiceFinder } from '../running/services.ts';
import { type AppliedChanges, conclude } from './apply.ts';
import { deploymentsOf, problemOf, type SearchScope } from './candidates.ts';
import { Draft } from './draft.ts';
import { draftPin } from './edits.ts';

/** What to write so that each moving tag (`latest`) becomes the version that runs; nothing if detection then finds more. */
export async function applyPins(search: SearchScope, serviceOf: ServiceFinder): Promise<AppliedChanges> {
  const draft = new Draft(search.tree);
  const found = await deploymentsOf(search.tree, search);
  const missing =
    found.length > 0
      ? []
      : [
          `No ${product.name} deployment found. Name the place of the version: --targets FILE#DOT.PATH or FILE@regex:PATTERN.`,
        ];
  const wanted = new Map<string, Version>();
  for (const deployment of found) {
    const { id, place } = deployment;
    if (problemOf(deployment) === null) continue;
    const running = versionAt(deployment, serviceOf);
    const whyNot = 'why' in running ? running.why : await draftPin(draft, deployment, running.version);
    if (whyNot !== null) missing.push(`${showPlace(place)}: ${whyNot}`);
    else if ('version' in running) wanted.set(id, running.version);
  }
  const after = await deploymentsOf(new EditedTree(search.tree, draft.contents()), search);
  const isSo = [...wanted].every(([id, to]) => after.some(({ id: other, version }) => other === id && version === to));
  if (!isSo) missing.push('Other lines would still decide the version.');
  return conclude(draft, { found: found.length, missing });
}

/** The version that runs in the place of a moving tag, or why none can be written. */
function versionAt(
  deployment: Deployment,
  serviceOf: ServiceFinder,
): { readonly version: Version } | { readonly why: string } {
  const { place, id, problem } = deployment;
  if (problem?.code !== 'moving-tag') return { why: problemOf(deployment) ?? '' };
  const service = serviceOf(place.file, id);
  if (service === null) return { why: 'no line of --running-url fits it' };
  const { version } = service;
  return version === null ? { why: `${service.location}: ${service.problem}` } : { version };
}
