import type { YamlScalar } from '../../../syntax/yaml.ts';
import { type Declarations, NOTHING_DECLARED } from '../../image-answer.ts';
import { type KubernetesObject, scalarAt } from './objects.ts';

type Mode = Declarations['upgradeMode'];

/**
 * What a workload declares about its upgrades (docs/rules.md#how-downtime-is-declared): its annotation, otherwise its
 * strategy, which only a Deployment has.
 */
export function declarationsOf(object: KubernetesObject): Declarations {
  const annotated = modeOf(scalarAt(object, 'metadata', 'annotations', 'upgrade-gate/mode'));
  const strategy = object.kind.startsWith('Deployment') ? scalarAt(object, 'spec', 'strategy', 'type') : null;
  return { ...NOTHING_DECLARED, upgradeMode: annotated ?? modeOf(strategy) };
}

/** A text as a mode; null if it is not one. */
export function modeOf(scalar: Pick<YamlScalar, 'text' | 'place'> | null): Mode {
  if (scalar?.text !== 'Recreate' && scalar?.text !== 'RollingUpdate') return null;
  return { value: scalar.text, place: scalar.place };
}
