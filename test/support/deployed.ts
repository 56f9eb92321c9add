import type { DeployedObject } from '../../src/deployment/deployed-object.ts';
import type { Detection } from '../../src/deployment/detect.ts';
import { DEFAULTS, type Link, type SecondOrder } from '../../src/deployment/finding.ts';
import type { KindName } from '../../src/deployment/kinds/kinds.ts';
import { version } from './documents.ts';

const PLACE = { line: 1, column: 1 };

/** An object of the service that runs a version, or null for one that cannot be read. */
export function deployed(id: string, runs: string | null, more: Partial<DeployedObject> = {}): DeployedObject {
  const [, kind = '', carrier = ''] = /^([^:]*):([^#]*)/.exec(id) ?? [];
  return {
    ...DEFAULTS,
    kind: kind as KindName,
    id,
    unit: id,
    carrier,
    place: { file: carrier, ...PLACE },
    inputs: [],
    unresolved: null,
    isOfChart: false,
    version: runs === null ? null : version(runs),
    image: null,
    problem: null,
    ...more,
  };
}

/** A pointer within the repository that is read. */
export function link(id: string, path: string, more: Partial<Link> = {}): Link {
  const [, file = ''] = /^[^:]*:([^#]*)/.exec(id) ?? [];
  return {
    id,
    repository: null,
    revision: null,
    path,
    place: { file, ...PLACE },
    namesService: false,
    secondOrder: [],
    ...more,
  };
}

export function secondOrder(key: string, text: string): SecondOrder {
  return { key, text, place: { file: key.replace(/#.*/, ''), ...PLACE } };
}

/** What a tree deploys that has nothing but these. */
export function detection(objects: readonly DeployedObject[], links: readonly Link[] = []): Detection {
  const objectIds = new Set(objects.map(({ id }) => id));
  return { objects, links, objectIds, claimed: new Set(), explained: [], notParsed: [] };
}
