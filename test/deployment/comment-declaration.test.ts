import { describe, expect, it } from 'vitest';
import { declaredInComment } from '../../src/deployment/comment-declaration.ts';

/** As `value line:column`, for a version on a line. */
function declared(text: string, line: number | null): string | null {
  const found = declaredInComment(text, { file: 'a', line, column: 1 });
  return found && `${found.value} ${found.place.line}:${found.place.column}`;
}

describe('a mode in a comment', () => {
  it.each([
    ['TAG=1.2.3 # upgrade-gate: Recreate', 'Recreate 1:11'],
    ['tag = "1.2.3" // upgrade-gate: RollingUpdate', 'RollingUpdate 1:15'],
    ['tag = "1.2.3" -- upgrade-gate: Recreate', 'Recreate 1:15'],
    ['tag=1.2.3 ; upgrade-gate: Recreate', 'Recreate 1:11'],
    ['<v>1.2.3</v> <!-- upgrade-gate: Recreate -->', 'Recreate 1:14'],
    ['<v>1.2.3</v> <!--upgrade-gate: Recreate-->', 'Recreate 1:14'],
    ['v: 1.2.3; /* upgrade-gate: Recreate*/', 'Recreate 1:11'],
    ['TAG=1.2.3 #upgrade-gate: Recreate', 'Recreate 1:11'],
    ['TAG=1.2.3 # upgrade-gate: Recreate (see the runbook)\r', 'Recreate 1:11'],
    ['TAG=1.2.3 # upgrade-gate: recreate', null],
    ['TAG=1.2.3 # Upgrade-Gate: Recreate', null],
    ['TAG=1.2.3 # upgrade-gate: Recreated', null],
    ['TAG=1.2.3 # upgrade-gate: Recreate, or not', null],
    ['TAG=1.2.3 # upgrade-gate:Recreate', null],
    ['TAG=1.2.3 # no upgrade-gate: Recreate', null],
    ['TAG=1.2.3#upgrade-gate: Recreate', null],
    ['TAG=1.2.3 upgrade-gate: Recreate', null],
    ['TAG=1.2.3', null],
    ["run -e A=' # upgrade-gate: Recreate ' x:1.2.3", null],
    ['run -e A=" # upgrade-gate: Recreate " x:1.2.3', null],
    ['run -e A="b" x:1.2.3 # upgrade-gate: Recreate', 'Recreate 1:22'],
    ['TAG=1.2.3 # upgrade-gate: Recreate # upgrade-gate: RollingUpdate', null],
  ])('%j', (text, expected) => {
    expect(declared(text, 1)).toBe(expected);
  });

  it.each([
    ['# upgrade-gate: Recreate\nTAG=1.2.3', 2, 'Recreate 1:1'],
    ['a\r\n\t# upgrade-gate: Recreate\r\nTAG=1.2.3', 3, 'Recreate 2:2'],
    ['args = [ # upgrade-gate: Recreate\n"1.2.3"', 2, 'Recreate 1:10'],
    ['# upgrade-gate: RollingUpdate\nTAG=1.2.3 # upgrade-gate: Recreate', 2, 'Recreate 2:11'],
    // Behind another version it speaks of that one.
    ['A=1.2.3 # upgrade-gate: Recreate\nB=1.2.3', 2, null],
    // Behind anything else it does so too.
    ['A=latest # upgrade-gate: Recreate\nB=1.2.3', 2, null],
    ['image: # upgrade-gate: Recreate\n  tag: 1.2.3', 2, 'Recreate 1:8'],
    ['# upgrade-gate: Recreate\n\nTAG=1.2.3', 3, null],
    ['TAG=1.2.3\n# upgrade-gate: Recreate', 1, null],
    ['# upgrade-gate: Recreate', 3, null],
    ['# upgrade-gate: Recreate', null, null],
  ])('above or below: %j, line %s', (text, line, expected) => {
    expect(declared(text, line)).toBe(expected);
  });
});
