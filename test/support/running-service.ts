import type { EvidenceLimits } from '../../src/evidence/evidence.ts';
import { FETCH_LIMITS, type FetchLimits } from '../../src/net/limits.ts';
import { type Behaviour, serve, status } from './misbehaving-server.ts';

/** A Lightdash that runs this version, as far as its health shows. */
export function health(version: string, header: string | null = version): Behaviour {
  const body = { status: 'ok', results: { healthy: true, mode: 'default', version, isAuthenticated: false } };
  return serve(body, { headers: header === null ? {} : { 'lightdash-version': header } });
}

/** A Lightdash since August 2026: it tells what its migrations do (docs/maintainers/service-api.md#ready-is-more-than-running). */
export function tellingHealth(
  version: string,
  migrations: { readonly open?: boolean; readonly warnings?: readonly string[] } = {},
): Behaviour {
  const { open = false, warnings = [] } = migrations;
  const results = { healthy: true, version, requiresMigration: open, migrationWarnings: warnings };
  return serve({ status: 'ok', results }, { headers: { 'lightdash-version': version } });
}

/** Its answer to the question whether it is ready; null for 200. */
export function readiness(reason: string | null): Behaviour {
  if (reason === null) return serve({ status: 'ok' });
  return status(503, { body: JSON.stringify({ status: 'error', reason }) });
}

/** Behaves as told for each request in turn, and as the last from then on. */
export function inTurn(...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour {
  let at = 0;
  return (request, response) => {
    const behave = behaviours[Math.min(at, behaviours.length - 1)] as Behaviour;
    at += 1;
    behave(request, response);
  };
}

const hostWith = (fetch: Partial<FetchLimits>): { readonly limits: EvidenceLimits; readonly patienceMs: number } => ({
  patienceMs: 0,
  limits: {
    fetch: { ...FETCH_LIMITS, mostAttempts: 2, firstWaitMs: 2, longestRetryAfterMs: 5, ...fetch },
    mostIndexBytes: 32_000_000,
    mostArtifactBytes: 8_000_000,
    allArtifactsMs: 10_000,
  },
});

/** A host that tries again only once, and at once. */
export const HASTY = hostWith({});

/** A host that gives up on silence: 150 ms without a byte, a second in all. For services that do not answer. */
export const IMPATIENT = hostWith({ idleMs: 150, totalMs: 1_000 });

/** The same for a service that answers a byte at a time: a machine that is busy must not pass for its silence. */
export const PATIENT = hostWith({ idleMs: 900, totalMs: 1_000 });
