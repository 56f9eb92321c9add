import { resolve } from 'node:path';
import type { EvidenceSource } from '../evidence/evidence.ts';
import type { GateSettings } from './settings.ts';

/** Where a run's documents lie, by its settings. */
export function evidenceSource(settings: GateSettings): EvidenceSource {
  return {
    indexUrl: settings['index-url'],
    releaseAssetUrl: settings['release-asset-url'],
    artifacts: settings.artifacts,
    workingDirectory: resolve(settings['working-directory']),
  };
}
