import type { CompanionReport } from '../../src/companions/companion-report.ts';
import { PROJECT } from './analytics-service-data.ts';

/** What the reports of both companions have, for a service that has answered. */
export const COMPANION_REPORT = {
  reportVersion: '1',
  tool: { name: 'upgrade-gate', version: '0.0.0' },
  generatedAt: '2026-08-15T12:00:00.000Z',
  service: {
    baseUrl: 'https://analytics.example.test',
    version: '0.2231.1',
    versions: ['0.2231.1'],
    expected: null,
    migrations: null,
    projectUuid: PROJECT,
  },
  contract: { observed: {}, changes: null },
} as const satisfies Partial<CompanionReport>;
