// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { argumentsOf, commandsIn, settingsOf, valuesOf } from '../../../../src/deployment/formats/helm/command.ts';
import { ProblemError } from '../../../../src/deployment/problem.ts';

function words(text: string): string[][] {
  return commandsIn('a.sh', text).map((command) => command.map((word) => word.text));
}

describe('the words of a command', () => {
  it.each([
    ['helm upgrade a b', [['helm', 'upgrade', 'a', 'b']]],
    ['helm upgrade "a b"\'c d\'e\\ f', [['helm', 'upgrade', 'a bc de f']]],
    [
      'helm install a \\\n  b; helm upgrade c && d',
      [
        ['helm', 'install', 'a', 'b'],
        ['helm', 'upgrade', 'c'],
      ],
    ],
    ['helm upgrade ${{ inputs.a }} x${{ b }}y', [['helm', 'upgrade', '${{ inputs.a }}', 'x${{ b }}y']]],
    ['helm upgrade ${{ a\n}}', [['helm', 'upgrade', '${{', 'a']]],
    ['helm upgrade $A ${B} $', [['helm', 'upgrade', '$A', '${B}', '$']]],
    [
      'helm upgrade helm install ${{ a }} ${{ b',
      [
        ['helm', 'upgrade', 'helm', 'install', '${{ a }}', '${{', 'b'],
        ['helm', 'install', '${{ a }}', '${{', 'b'],
      ],
    ],
    ['  # helm upgrade a; helm upgrade b\n// helm upgrade c\nhelm upgrade d # e', [['helm', 'upgrade', 'd']]],
    ['helm upgrade a#b "#c" # d', [['helm', 'upgrade', 'a#b', '#c']]],
    ['helm upgrade "a \\"b\\" \\. \\$c \\\nd"', [['helm', 'upgrade', 'a "b" \\. $c d']]],
    ['helm upgrade "a', [['helm', 'upgrade']]],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('have places', () => {
    const [command] = commandsIn('a.sh', 'x\r\n  helm upgrade \\\r\n\ta\n');
    expect(command?.map(({ place }) => place)).toEqual(
      [
        [2, 3],
        [2, 8],
        [3, 2],
      ].map(([line, column]) => ({ file: 'a.sh', line, column })),
    );
  });

  it.each([
    ['commands that follow each other', 'helm upgrade a b --set c=d\n', 180_000],
    ['commands on one line', 'helm upgrade a; ', 300_000],
    ['templates that do not end', 'helm upgrade ${{ ;', 270_000],
    ['templates', 'helm upgrade ${{ a }};', 220_000],
    ['a word of templates that do not end', '${{', 1_600_000],
    ['a word in parts', "''", 2_000_000],
    ['blanks before them', ' ', 4_000_000],
  ])('take time that grows with the size alone: %s', (_, part, count) => {
    const text = part.includes('helm') ? part.repeat(count) : `helm upgrade ${part.repeat(count)} a`;
    expect(commandsIn('a.sh', text).length).toBeGreaterThan(0);
  });

  it.each(['helm upgrade ', 'helm upgrade a"', "helm upgrade a'b "])(
    'are refused where they are endless: %j',
    (part) => {
      expect(() => commandsIn('a.sh', part.repeat(300_000))).toThrow(ProblemError);
    },
  );
});

describe('the options of a command', () => {
  const [command = []] = commandsIn(
    'a.sh',
    'helm upgrade a b -fprod.yaml -f more.yaml --values=c.yaml -f=d.yaml -nprod e',
  );

  it('are read in all their spellings', () => {
    const files = ['prod.yaml', 'more.yaml', 'c.yaml', 'd.yaml'];
    expect(valuesOf(command, ['-f', '--values']).map(({ text }) => text)).toEqual(files);
    expect(valuesOf(command, ['--namespace', '-n']).map(({ text }) => text)).toEqual(['prod']);
  });

  it('are told from its arguments', () => {
    expect(argumentsOf(command).map(({ text }) => text)).toEqual(['a', 'b', 'e']);
  });

  it.each<[string, string, (string | number)[]]>([
    ['a.b=1', 'a.b', ['a', 'b']],
    ['a[0].b=1', 'a[0].b', ['a', 0, 'b']],
    ["'a\\.b=1'", 'a\\.b', ['a.b']],
    ['a[b]=1', 'a[b]', []],
  ])('lead to a value: --set %s', (words, name, steps) => {
    const [set = []] = commandsIn('a.sh', `helm upgrade a b --set ${words}`);
    expect(settingsOf(set)).toMatchObject([{ name, steps, value: '1', isText: false }]);
  });
});
