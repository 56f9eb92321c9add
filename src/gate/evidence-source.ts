import { resolve } from 'node:path';
import type { EvidenceSource } from '../evidence/evidence.ts';
import type { GateSettings } from './settings.ts';

/** The locations of a run's documents, from its settings. */
export function evidenceSource(settings: GateSettings): EvidenceSource {
  return {
    indexUrl: settings['index-url'],
    releaseAssetUrl: settings['release-asset-url'],
    artifacts: settings.artifacts,
    workingDirectory: resolve(settings['working-directory']),
  };
}
