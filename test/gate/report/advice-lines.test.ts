import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nestUnder } from '../../../src/gate/report/advice.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { holds } from '../../support/holds.ts';

describe('lines under the keys that lead there', () => {
  it.each<[string[], string[], string[]]>([
    [[], ['upgrade:', '  mode: Recreate'], ['upgrade:', '  mode: Recreate']],
    [['lightdash'], ['upgrade:', '  mode: Recreate'], ['lightdash:', '  upgrade:', '    mode: Recreate']],
    [['bi', 'light_dash-2'], ['tag: 1.0.0'], ['bi:', '  light_dash-2:', '    tag: 1.0.0']],
    [['a b', 'c: #"'], ['tag: 1.0.0'], ['"a b":', '  "c: #\\"":', '    tag: 1.0.0']],
    [['a\nb'], ['tag: 1.0.0'], ['"a\\nb":', '  tag: 1.0.0']],
    [['a\n'], [], ['"a\\n":']],
    [[''], [], ['"":']],
  ])('%j over %j', (keys, lines, expected) => {
    expect(nestUnder(keys, lines)).toEqual(expected);
  });

  it('are YAML that says the same under these keys, whatever they are', () => {
    holds(
      fc.property(fc.array(fc.string({ unit: anyCharacter }), { maxLength: 4 }), (keys) => {
        const nested = keys.reduceRight<unknown>((value, key) => new Map([[key, value]]), new Map([['tag', '1.0.0']]));
        const options = { mapAsMap: true, schema: 'failsafe' } as const;
        expect(parse(nestUnder(keys, ['tag: 1.0.0']).join('\n'), options)).toEqual(nested);
      }),
    );
  });
});
