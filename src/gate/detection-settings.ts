import { posix } from 'node:path';
import type { DetectionSettings } from '../deployment/detect.ts';
import type { GateSettings } from './settings.ts';

/**
 * The settings of detection, from the settings of a run.
 *
 * @param folder of the repository that paths are relative to, without a slash at the end; empty for its root
 */
export function detectionSettings(settings: GateSettings, folder: string): DetectionSettings {
  const inside = (path: string) => posix.normalize(folder === '' ? path : `${folder}/${path}`);
  const { targets, discover } = settings;
  return {
    targets: targets.map((target) => ({ ...target, file: inside(target.file) })),
    discover: discover === undefined ? targets.length === 0 : discover === 'true',
    folder,
    files: settings.files,
    images: settings.images,
    tagSuffix: settings['tag-suffix'],
    chart: settings.chart,
    chartVersion: settings['chart-version'] ?? null,
    envFiles: settings['env-files'].map(inside),
    composeFiles: settings['compose-files'].map(inside),
  };
}
