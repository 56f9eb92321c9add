import type { Quote } from '../../../page/escape.ts';
import { present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import type { CompanionReport } from '../../companion-report.ts';
import { momentOf } from './numbers.ts';

/* The service that was asked, in words: its address, its versions and its migrations. */

/** `Query history at analytics.example.com`: how a title begins. */
export function titleOn(name: string, { baseUrl }: { readonly baseUrl: string }, quote: Quote): string {
  return `${name} at ${quote(baseUrl.replace(/^https?:\/\//, ''))}`;
}

/** The project that was asked, and when: `project 1, server version 2, read 2026-08-15 12:00 UTC.` The title has the address. */
export function describeService({ service, generatedAt }: CompanionReport, quote: Quote): string {
  const { projectUuid, version } = service;
  const server = version === null ? 'server version unknown' : `server version ${quote(version)}`;
  return `project ${quote(projectUuid)}, ${server}, read ${momentOf(generatedAt, quote)}.`;
}

/** Sentences if several versions answered, or another than was deployed, or if its migrations are not done; empty otherwise. */
export function describeVersions({ service }: CompanionReport, quote: Quote): string {
  const { migrations, versions, expected } = service;
  const named = versions.map(quote).join(' and ');
  const isOther = versions.length === 1 && versionFlaw(service) !== '';
  return present(
    versions.length > 1 && `${versions.length} versions answered, ${named}, so the upgrade is still rolling`,
    isOther && `${named} answered, not the deployed ${quote(expected ?? '')}`,
    migrations !== null && migrations !== 'done' && MIGRATIONS[migrations],
    (isOther || versions.length > 1 || migrations === 'pending') &&
      `Run this again when ${isOther ? `${quote(expected ?? '')} is up` : 'the upgrade is done'}`,
  ).join('. ');
}

const MIGRATIONS = {
  pending: `The migrations of ${product.name} have not finished, so some of this may change`,
  parked: `${product.name} has parked its migrations, because one failed. Read their log before the next upgrade`,
  unavailable: `${product.name} cannot say whether its migrations are done. Read their log before the next upgrade`,
} as const;

/** For a title, if a report is not about the deployed version; empty if it is. */
export function versionFlaw({ versions, expected }: CompanionReport['service']): string {
  const [only = ''] = versions;
  // A build may add a suffix to its version.
  const isRight = expected === null || only === '' || only === expected || only.startsWith(`${expected}-`);
  return versions.length > 1 ? 'several versions answered' : isRight ? '' : 'another version answered';
}
