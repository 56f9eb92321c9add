import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MalformedDocumentError } from '../../src/documents/malformed.ts';
import { parseJson } from '../../src/documents/parse-json.ts';
import { holds } from '../support/holds.ts';

/** A JSON value as it is written: members may stand twice, and a text may be spelt in several ways. */
type Written =
  | { readonly text: string }
  | { readonly items: readonly Written[]; readonly space: string }
  | { readonly members: readonly (readonly [name: Spelt, value: Written])[]; readonly space: string };

interface Spelt {
  readonly meant: string;
  readonly written: string;
}

const escaped = (text: string) =>
  `"${[...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;

/** Texts that look like names, ends of texts, or the mark behind a name. */
const spelt: fc.Arbitrary<Spelt> = fc
  .record({
    meant: fc.constantFrom('a', 'b', '', ':', '"', '":', '" :', '\\', '\\"', '{', '}', ' ', 'ö', '__proto__', '\u2028'),
    isEscaped: fc.boolean(),
  })
  .map(({ meant, isEscaped }) => ({ meant, written: isEscaped ? escaped(meant) : JSON.stringify(meant) }));

const space = fc.constantFrom('', ' ', '\n', '\t\r\n  ');

const { value } = fc.letrec<{ value: Written }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('1', 'true', 'null', '-0.5e3').map((text) => ({ text })),
    spelt.map(({ written }) => ({ text: written })),
    fc.record({ items: fc.array(tie('value'), { maxLength: 3 }), space }),
    fc.record({ members: fc.array(fc.tuple(spelt, tie('value')), { maxLength: 4 }), space }),
  ),
}));

const document: fc.Arbitrary<Written> = fc.record({
  members: fc.array(fc.tuple(spelt, value), { minLength: 2, maxLength: 6 }),
  space,
});

function textOf(written: Written): string {
  if ('text' in written) return written.text;
  const { space: gap } = written;
  if ('items' in written) return `[${gap}${written.items.map(textOf).join(`${gap},${gap}`)}${gap}]`;
  const members = written.members.map(([name, member]) => `${name.written}${gap}:${gap}${textOf(member)}`);
  return `{${gap}${members.join(`${gap},${gap}`)}${gap}}`;
}

/** The first name that appears twice in one object, in the order of the text. */
function firstRepeated(written: Written): string | null {
  if ('text' in written) return null;
  const names = new Set<string>();
  const parts = 'items' in written ? written.items.map((item) => [null, item] as const) : written.members;
  for (const [name, part] of parts) {
    if (name !== null && names.has(name.meant)) return name.meant;
    if (name !== null) names.add(name.meant);
    const within = firstRepeated(part);
    if (within !== null) return within;
  }
  return null;
}

it('refuses a document exactly if a member occurs twice in one object, and names the first', () => {
  let refused = 0;
  let accepted = 0;
  const property = fc.property(document, (written) => {
    const text = textOf(written);
    const repeated = firstRepeated(written);
    if (repeated === null) {
      accepted += 1;
      expect(parseJson(Buffer.from(text))).toEqual(JSON.parse(text));
      return;
    }
    refused += 1;
    expect(() => parseJson(Buffer.from(text))).toThrow(MalformedDocumentError);
    expect(() => parseJson(Buffer.from(text))).toThrow(`(member ${JSON.stringify(repeated)} appears twice`);
  });
  holds(property, { numRuns: 5_000 });
  expect(Math.min(refused, accepted)).toBeGreaterThan(500);
});
