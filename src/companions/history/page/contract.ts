import { LOG, type Quote, quoteForMarkdown } from '../../../page/escape.ts';
import type { Detail } from '../../../page/page.ts';
import type { CompanionReport } from '../../companion-report.ts';
import { breakingChanges, type ContractChange, type ContractReport } from '../../service/contract.ts';
import { listParagraphs } from './lists.ts';
import { momentOf, tally } from './numbers.ts';

/** How the answers of the API differ from before; one sentence if they do not, and nothing if that is not known. */
export function contractParagraphs({ contract }: CompanionReport, detail: Detail): string[] {
  const { changes, observed } = contract;
  if (changes === null) return [];
  const endpoints = tally(Object.keys(observed).length, 'endpoint');
  if (changes.length === 0) return [`The API answers as before, as far as ${endpoints} were asked.`];
  const items = changes.map((change) => `${describeChange(change, quoteForMarkdown)}.`);
  return [
    '### The API before and after',
    ...listParagraphs(items, detail, 'change'),
    `This compares names and types of members, never their values.`,
  ];
}

/** The changes in a line for a log or a message, with the first of them; empty if there are none. */
export function describeContract(contract: ContractReport): string {
  const [first, ...more] = contract.changes ?? [];
  if (first === undefined) return '';
  const broken = breakingChanges(contract).length;
  const others = more.length + 1 - broken;
  const counts = [
    ...(broken === 0 ? [] : [describeBroken(broken)]),
    ...(others === 0 ? [] : [`${tally(others, 'new member')} or value${others === 1 ? '' : 's'}`]),
  ];
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

/** The service that was asked, and when: `project 1 at https://…, server version 2, read 2026-08-15 12:00 UTC.` */
export function describeService({ service, generatedAt }: CompanionReport, quote: Quote): string {
  const { projectUuid, baseUrl, version } = service;
  const server = version === null ? 'server version unknown' : `server version ${quote(version)}`;
  return `project ${quote(projectUuid)} at ${quote(baseUrl)}, ${server}, read ${momentOf(generatedAt, quote)}.`;
}

/** Sentences if several versions answered, or another than was deployed, or if its migrations are not done; empty otherwise. */
export function describeVersions({ service }: CompanionReport, quote: Quote): string {
  const { migrations } = service;
  const open = migrations === null || migrations === 'done' ? '' : MIGRATIONS[migrations];
  return [describeAnswering(service, quote), open].filter((sentence) => sentence !== '').join('. ');
}

const MIGRATIONS = {
  pending: 'Its migrations have not finished, so some of this may change. Run this again when they have',
  parked:
    'Its migrations are parked, because one has failed. Somebody has to look at their log before the next upgrade',
  unavailable: 'It cannot tell now whether its migrations are done. Look at their log before the next upgrade',
} as const;

function describeAnswering({ versions, expected }: CompanionReport['service'], quote: Quote): string {
  const [only] = versions;
  if (only === undefined) return '';
  if (versions.length === 1) {
    // A build may add a suffix to its version.
    if (expected === null || only === expected || only.startsWith(`${expected}-`)) return '';
    return `${quote(only)} answered, not the deployed ${quote(expected)}. So this report is about ${quote(only)}. Run this again when ${quote(expected)} is up`;
  }
  const named = versions.map(quote).join(' and ');
  return `${versions.length} versions answered, ${named}, so the upgrade is still rolling. Run this again when it is done`;
}
