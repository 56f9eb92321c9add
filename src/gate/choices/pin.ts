import type { Deployment } from '../../deployment/deployed-object.ts';
import { showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import type { ServiceFinder } from '../running/services.ts';
import { type AppliedChanges, deploymentsOf, NOTHING, type SearchScope } from './apply.ts';
import { Draft } from './draft.ts';
import { draftPin, isUnpinned } from './unpinned.ts';

/**
 * Works out what to write into the files of a tree so that each moving tag (`latest`) becomes the version that runs. If detection then finds anything
 * else in the result, nothing is written.
 *
 * @throws TreeError if a file cannot be read
 */
export async function applyPins(search: SearchScope, serviceOf: ServiceFinder): Promise<AppliedChanges> {
  const draft = new Draft(search.tree);
  const left: string[] = [];
  const wanted = new Map<string, Version>();
  const found = await deploymentsOf(search.tree, search);
  if (found.length === 0) left.push('No Lightdash deployment found. Name the place of the version with --targets.');
  for (const deployment of found) {
    const { id, place, version, problem } = deployment;
    if (version !== null && problem === null) continue;
    const step = isUnpinned(deployment)
      ? versionAt(deployment, serviceOf)
      : (problem?.message ?? 'the version is unknown');
    const why = typeof step === 'string' ? step : await draftPin(draft, deployment, step.runs);
    if (typeof step !== 'string' && why === null) wanted.set(id, step.runs);
    else left.push(`${showPlace(place)}: ${why}`);
  }
  const after = await deploymentsOf(new EditedTree(search.tree, draft.contents()), search);
  const isSo = [...wanted].every(([id, to]) => after.some(({ id: other, version }) => other === id && version === to));
  const scope = { found: found.length, isCompared: false };
  if (!isSo) left.push('Other lines would still decide the version.');
  if (left.length > 0) return { ...NOTHING, ...scope, missing: left };
  return { ...NOTHING, ...scope, edits: draft.edits(), contents: draft.contents() };
}

/** The version that runs there, or why it is not known. */
function versionAt({ place, id }: Deployment, serviceOf: ServiceFinder): { readonly runs: Version } | string {
  const service = serviceOf(place.file, id);
  if (service === null) return 'no line of --running-url fits it';
  return service.version === null ? `${service.location}: ${service.problem}` : { runs: service.version };
}
