import type { Deployment } from '../../deployment/deployed-object.ts';
import type { Place } from '../../problems/place.ts';
import type { DeploymentReport } from './deployment-report.ts';
import { isOfTool, type Means, meansOf } from './means.ts';

/** What has to be written if a detected version changes, and which tool carries it out. */
export function writesOf(head: Deployment | null): DeploymentReport['writes'] {
  if (head === null) return { means: [], carrier: null, services: [], keys: [] };
  const { kind, carrier, declared } = head;
  return {
    means: meansInUse(head),
    carrier: kind === 'compose' ? carrier : null,
    services: kind === 'compose' ? head.parts.map(({ id }) => id.slice(id.indexOf('#') + 1)) : [],
    keys: declared.keys,
  };
}

/** For values of another chart, and for most targets, only the place is known. */
function meansInUse({ id, kind, place, chart, declared: { keys } }: Deployment): readonly Means[] {
  // If the version of a chart decides, the line does not have Lightdash's own version.
  if (isOfTool(kind)) return isSamePlace(place, chart?.place ?? null) ? [] : ['place'];
  switch (kind) {
    case 'helm-values':
      return /#./.test(id) && keys.length === 0 ? ['place'] : meansOf(kind);
    case 'target': {
      const isValues = /values[^/]*\.ya?ml$/i.test(place.file) && /image\.tag$/.test(id);
      return isValues && keys.every((key) => /^[A-Za-z][\w-]*$/.test(key)) ? meansOf(kind) : ['place'];
    }
    case 'dockerfile':
    case 'manifests':
      return ['place'];
    default:
      return meansOf(kind);
  }
}

function isSamePlace(one: Place, other: Place | null): boolean {
  return other !== null && one.file === other.file && one.line === other.line;
}
