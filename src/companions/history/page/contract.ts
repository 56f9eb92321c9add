import { LOG, type Quote, quoteForMarkdown } from '../../../page/escape.ts';
import type { Detail } from '../../../page/page.ts';
import { present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import type { CompanionReport } from '../../companion-report.ts';
import { breakingChanges, type ContractChange, type ContractReport } from '../../service/contract.ts';
import { listParagraphs } from './lists.ts';
import { momentOf, tally } from './numbers.ts';

/** How the answers of the API differ from before; one sentence if they do not, and nothing if that is not known. */
export function contractParagraphs({ contract }: CompanionReport, detail: Detail): string[] {
  const { changes, observed } = contract;
  if (changes === null) return [];
  const endpoints = tally(Object.keys(observed).length, 'endpoint');
  if (changes.length === 0) return [`The API answers as before (${endpoints} asked).`];
  const items = changes.map((change) => `${describeChange(change, quoteForMarkdown)}.`);
  return [
    '### The API before and after',
    ...listParagraphs(items, detail, 'change'),
    'This compares names and types of members, never their values.',
  ];
}

/** The changes in a line for a log or a message, with the first of them; empty if there are none. */
export function describeContract(contract: ContractReport): string {
  const [first, ...more] = contract.changes ?? [];
  if (first === undefined) return '';
  const broken = breakingChanges(contract).length;
  const others = more.length + 1 - broken;
  const counts = present(
    broken > 0 && describeBroken(broken),
    others > 0 && `${tally(others, 'new member')} or value${others === 1 ? '' : 's'}`,
  );
  return `${counts.join(', ')}: ${describeChange(first, LOG.quote)}`;
}

/** `2 members of the API are gone or of another type`. */
export function describeBroken(count: number): string {
  return `${tally(count, 'member')} of the API ${count === 1 ? 'is' : 'are'} gone or of another type`;
}

function describeChange({ kind, route, member, before, after }: ContractChange, quote: Quote): string {
  switch (kind) {
    case 'gone':
      return `${quote(route)} no longer sends ${quote(member)}`;
    case 'retyped':
      return `${quote(route)} sends ${quote(member)} as ${quote(after ?? '')}, before as ${quote(before ?? '')}`;
    case 'new':
      return `${quote(route)} now sends ${quote(member)} (${quote(after ?? '')})`;
    case 'new-value':
      return `${quote(route)} has a new value of ${quote(member)}: ${quote(after ?? '')}`;
  }
}

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
