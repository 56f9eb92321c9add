import { LOG, type Quote, quoteForMarkdown } from '../../../page/escape.ts';
import type { Detail } from '../../../page/page.ts';
import { countOf, present } from '../../../page/words.ts';
import type { CompanionReport } from '../../companion-report.ts';
import { breakingChanges, type ContractChange, type ContractReport } from '../../service/contract.ts';
import { listParagraphs } from './lists.ts';

/** How the answers of the API differ from before; one sentence if they do not, and nothing if that is not known. */
export function contractParagraphs({ contract }: CompanionReport, detail: Detail): string[] {
  const { changes, observed } = contract;
  if (changes === null) return [];
  const endpoints = countOf(Object.keys(observed).length, 'endpoint');
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
    others > 0 && `${countOf(others, 'new member')} or value${others === 1 ? '' : 's'}`,
  );
  return `${counts.join(', ')}: ${describeChange(first, LOG.quote)}`;
}

/** `2 members of the API are gone or of another type`. */
export function describeBroken(count: number): string {
  return `${countOf(count, 'member')} of the API ${count === 1 ? 'is' : 'are'} gone or of another type`;
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
