import { scalarAt } from '../../../syntax/located.ts';
import { type Declarations, declaring, modeOf } from '../../image-answer.ts';
import type { KubernetesObject } from './objects.ts';

/**
 * What a workload declares about its upgrades (docs/rules.md#how-downtime-is-declared): its annotation, otherwise its
 * strategy, which only a Deployment has.
 */
export function declarationsOf(object: KubernetesObject): Declarations {
  const annotated = modeOf(scalarAt(object, 'metadata', 'annotations', 'upgrade-gate/mode'));
  const strategy = object.kind.startsWith('Deployment') ? scalarAt(object, 'spec', 'strategy', 'type') : null;
  return declaring(annotated ?? modeOf(strategy));
}
