import { describe, expect, it } from 'vitest';
import { honoursRecreate } from '../../src/deployment/chart.ts';
import type { Means } from '../../src/gate/means.ts';
import {
  checksFor,
  helmArguments,
  type Instructions,
  instructionsFor,
  knowsMode,
  type Rollout,
  type Writing,
} from '../../src/render/deployment-mapping.ts';
import { blockForMarkdown } from '../../src/render/escape.ts';
import { version } from '../support/documents.ts';

interface Question extends Partial<Omit<Rollout, 'writings'>> {
  readonly means?: readonly Means[];
  readonly writings?: readonly Partial<Writing>[];
}

const instructions = ({ means = ['helm', 'compose'], writings = [{ file: null }], ...changes }: Question = {}) => {
  const { write, run } = instructionsFor({
    to: version('1.2.3'),
    mode: 'RollingUpdate',
    chartVersion: null,
    writings: writings.map((each) => writing({ means, ...each })),
    ...changes,
  });
  return [...write, ...run].map((each) => ({ ...each, lines: joined(each.lines) }));
};
const writing = (changes: Partial<Writing> = {}): Writing => ({
  means: ['helm'],
  file: 'deploy/values.yaml',
  carrier: null,
  at: 'deploy/values.yaml:3',
  keys: [],
  tagSuffix: '',
  ...changes,
});
/** Lines that go on behind a backslash, as one. */
const joined = (lines: readonly string[]) => {
  const whole: string[] = [];
  for (const line of lines) {
    const open = whole.at(-1)?.endsWith(' \\') === true ? whole.pop() : undefined;
    whole.push(open === undefined ? line : `${open.slice(0, -1)}${line.trimStart()}`);
  }
  return whole;
};
const linesOf = (all: readonly Instructions[]) => all.map(({ lines }) => lines);
const titlesOf = (all: readonly Instructions[]) => all.map(({ title }) => title.replace(/[.,].*/, ''));
const patches = (writings: readonly Partial<Writing>[], means: readonly Means[] = ['helm']) =>
  linesOf(instructions({ writings, means }).filter(({ language }) => language === 'yaml'));
const commands = (question: Question) =>
  instructions(question)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ lines }) => lines);

describe('the deployment mapping (INTERFACE.md)', () => {
  it.each([
    ['2.16.283', false],
    ['2.16.284', true],
    ['2.9.1', false],
    ['3.0.0', true],
    ['2.17.0', true],
    ['2.16.284-beta.1', false],
  ])('chart %s stops the old version by itself: %j', (chart, honours) => {
    expect(honoursRecreate(chart)).toBe(honours);
  });

  it('rolls with the mode set and compose brought up', () => {
    expect(linesOf(instructions())).toEqual([
      ['image:', '  tag: "1.2.3"', 'upgrade:', '  mode: RollingUpdate'],
      [
        'helm upgrade "$RELEASE" lightdash/lightdash --version "$CHART_VERSION" --values "$VALUES_FILE" --set image.tag=1.2.3 --set upgrade.mode=RollingUpdate',
      ],
      ['# change the image tag to 1.2.3', 'docker compose up --detach --build'],
    ]);
  });

  it('recreates: compose down, change the tag, up', () => {
    expect(instructions({ mode: 'Recreate' }).at(-1)?.lines).toEqual([
      'docker compose down',
      '# change the image tag to 1.2.3',
      'docker compose up --detach --build',
    ]);
  });

  it.each([
    [null, ['Helm values', 'Helm', 'Helm', 'Compose']],
    ['2.16.284', ['Helm values', 'Helm', 'Compose']],
    ['2.16.283', ['Helm values', 'Helm', 'Compose']],
  ])('with chart %j advises what that chart needs', (chartVersion, expected) => {
    const advised = instructions({ mode: 'Recreate', chartVersion });
    expect(titlesOf(advised)).toEqual(expected);
    const scalesDown = advised.some(({ lines }) => lines.some((line) => line.startsWith('kubectl scale')));
    expect(scalesDown).toBe(chartVersion !== '2.16.284');
  });

  it('has the same advice for every chart that rolls', () => {
    expect(titlesOf(instructions({ chartVersion: '2.0.0' }))).toEqual(
      titlesOf(instructions({ chartVersion: '3.0.0' })),
    );
  });

  it('is nothing where nothing is deployed', () => {
    expect(instructions({ writings: [] })).toEqual([]);
  });

  it('has what to write first, then a command for each means, whatever the order of what is deployed', () => {
    const writings: Writing[] = [
      writing({ means: ['compose'], file: 'compose.yaml' }),
      writing({ means: ['umbrella'], file: 'bi.yaml', keys: ['bi'] }),
      writing({ means: ['helm'], file: 'values.yaml' }),
    ];
    const { write, run } = instructionsFor({
      to: version('1.2.3'),
      mode: 'RollingUpdate',
      chartVersion: null,
      writings,
    });
    expect(linesOf(write).map(([first]) => first)).toEqual(['# values.yaml', '# bi.yaml']);
    expect(linesOf(run).map(([first]) => first)).toEqual([
      expect.stringContaining('lightdash/lightdash'),
      expect.stringContaining('"$UMBRELLA_CHART"'),
      '# change the image tag to 1.2.3 in compose.yaml',
    ]);
  });

  it('names the Helm argument', () => {
    expect(helmArguments('Recreate')).toBe('--set upgrade.mode=Recreate');
  });
});

describe.each<[string, readonly Means[], string[]]>([
  ['the chart', ['helm'], ['yaml', 'helm']],
  ['a chart around it', ['umbrella'], ['yaml', 'helm']],
  ['compose', ['compose'], ['docker']],
  ['nothing that is known', [], []],
])('by %s', (_, means, expected) => {
  it.each(['RollingUpdate', 'Recreate'] as const)('with %s', (mode) => {
    const all = instructions({ means, mode, chartVersion: '2.16.284' });
    const tools = all.map(({ language, lines }) => (language === 'yaml' ? language : lines.at(-1)?.split(' ')[0]));
    expect(tools).toEqual(expected);
  });

  it('is checked between two hops', () => {
    const expectedChecks = expected.map((tool) => (tool === 'docker' ? 'docker compose ps' : 'helm status "$RELEASE"'));
    expect(checksFor(means).map(({ lines }) => lines[0])).toEqual([...new Set(expectedChecks)]);
  });
});

describe('a chart', () => {
  it.each([
    [null, true],
    ['1.9.9', false],
    ['2.16.101', false],
    ['2.16.102-beta.1', true],
    ['2.16.102', true],
    ['3.0.0', true],
  ])('of version %j is told the mode: %j', (chartVersion, isTold) => {
    const tag = ['image:', '  tag: "1.2.3"'];
    for (const mode of ['RollingUpdate', 'Recreate'] as const) {
      const asked = { means: ['helm'], chartVersion, mode } as const;
      const [patch] = instructions(asked);
      expect(patch?.lines).toEqual(isTold ? [...tag, 'upgrade:', `  mode: ${mode}`] : tag);
      expect(commands(asked).at(-1)).toMatch(
        isTold
          ? new RegExp(` --set image\\.tag=1\\.2\\.3 --set upgrade\\.mode=${mode}$`)
          : / --set image\.tag=1\.2\.3$/,
      );
    }
    expect(knowsMode({ chartVersion })).toBe(isTold);
  });

  it('that ignores the mode is told nothing of it under keys either', () => {
    const asked = { means: ['umbrella'], writings: [{ file: null, keys: ['bi'] }], mode: 'Recreate' } as const;
    expect(instructions({ ...asked, chartVersion: '2.16.101' })[0]?.lines).toEqual([
      'bi:',
      '  image:',
      '    tag: "1.2.3"',
    ]);
  });

  it('that ignores the mode is scaled down by hand all the same', () => {
    const [scale] = commands({ means: ['helm'], mode: 'Recreate', chartVersion: '2.16.101' });
    expect(scale).toMatch(/^kubectl scale deployment /);
  });
});

describe('the values', () => {
  it('stand under the keys of an umbrella chart', () => {
    expect(patches([{ file: 'deploy/values.yaml', keys: ['bi'] }], ['umbrella'])).toEqual([
      ['# deploy/values.yaml', 'bi:', '  image:', '    tag: "1.2.3"', '  upgrade:', '    mode: RollingUpdate'],
    ]);
    expect(patches([{ keys: ['apps', 'bi'] }], ['umbrella'])[0]?.slice(1, 4)).toEqual(['apps:', '  bi:', '    image:']);
  });

  it.each<[string, readonly Partial<Writing>[], readonly string[]]>([
    ['the chart itself', [{ means: ['helm'] }], ['Helm values']],
    ['a chart around it, by known keys', [{ means: ['umbrella'], keys: ['bi'] }], ['Helm values']],
    ['a chart around it, by unknown keys', [{ means: ['umbrella'] }], ["Helm values, under the dependency's key"]],
    [
      'a chart around it, without a file',
      [{ means: ['umbrella'], file: null }],
      ["Helm values, under the dependency's key"],
    ],
    [
      'both, with different lines',
      [{ means: ['helm'] }, { means: ['umbrella'], keys: ['bi'] }],
      ['Helm values', 'Helm values'],
    ],
  ])('of %s say where they stand', (_, writings, expected) => {
    expect(
      instructions({ writings })
        .filter(({ language }) => language === 'yaml')
        .map(({ title }) => title),
    ).toEqual(expected);
  });

  it.each(['a b', 'a: b', '#', '- a', 'a\nb', '"', '{{', 'ключ'])('are under the key %j as a text', (key) => {
    expect(patches([{ keys: [key] }])[0]?.[1]).toBe(`${JSON.stringify(key)}:`);
  });

  it('have the suffix of the tag', () => {
    expect(patches([{ tagSuffix: '-commercial' }])[0]).toContain('  tag: "1.2.3-commercial"');
  });

  it('are one patch for all files that take the same lines, each named once', () => {
    expect(patches([{ file: 'a.yaml' }, { file: 'b.yaml' }, { file: 'a.yaml' }])).toEqual([
      ['# a.yaml', '# b.yaml', 'image:', '  tag: "1.2.3"', 'upgrade:', '  mode: RollingUpdate'],
    ]);
  });

  it('are several patches where files take different lines', () => {
    const several = patches([
      { file: 'a.yaml' },
      { file: 'b.yaml', keys: ['bi'] },
      { file: 'c.yaml', tagSuffix: '-commercial' },
      { file: 'd.yaml', keys: ['bi'] },
    ]);
    expect(several.map((lines) => lines.filter((line) => line.startsWith('#')))).toEqual([
      // Those of the service's own chart come first.
      ['# a.yaml'],
      ['# c.yaml'],
      ['# b.yaml', '# d.yaml'],
    ]);
  });

  it('name no file where versions were given', () => {
    expect(patches([{ file: null }])).toEqual([['image:', '  tag: "1.2.3"', 'upgrade:', '  mode: RollingUpdate']]);
  });
});

describe('the commands of compose', () => {
  const compose = (changes: Partial<Writing>, mode: Rollout['mode'] = 'Recreate') =>
    commands({ means: ['compose'], mode, writings: [{ file: 'compose.yaml', ...changes }] });

  it.each<[carrier: string, enter: string[], compose: string]>([
    ['compose.yaml', [], 'docker compose'],
    ['docker-compose.yml', [], 'docker compose'],
    ['deploy/prod/compose.yml', ['cd deploy/prod'], 'docker compose'],
    ['deploy/lightdash.yml', ['cd deploy'], 'docker compose --file lightdash.yml'],
    ['compose.prod.yaml', [], 'docker compose --file compose.prod.yaml'],
    ['my folder/compose.yaml', ['# in the folder of my folder/compose.yaml'], 'docker compose'],
    ['$(reboot)/compose.yaml', ['# in the folder of $(reboot)/compose.yaml'], 'docker compose'],
    ['a;reboot.yml', ['# in the folder of a;reboot.yml'], 'docker compose'],
  ])('act on the project of %j', (carrier, enter, command) => {
    expect(compose({ carrier, file: '.env' })).toEqual([
      ...enter,
      `${command} down`,
      '# change the image tag to 1.2.3 in .env',
      // A built image would come up as it was.
      `${command} up --detach --build`,
    ]);
  });

  it('are one block for each project', () => {
    const writings = ['a/compose.yaml', 'b/compose.yaml', 'a/compose.yaml'].map((carrier) => ({
      carrier,
      file: carrier,
    }));
    const blocks = instructions({ means: ['compose'], writings }).map(({ lines }) => lines[0]);
    expect(blocks).toEqual(['cd a', 'cd b']);
  });
});

describe('where no more is known than the place', () => {
  it('names the place and what to write there', () => {
    const writings = [
      { at: 'a.nomad:7', tagSuffix: '-commercial' },
      { at: 'v.yaml:3', tagSuffix: '' },
    ];
    const told = instructions({ means: ['place'], mode: 'Recreate', writings });
    expect(told).toHaveLength(1);
    expect(told[0]?.title).toContain('Stop the old version before the new one starts');
    expect(told[0]?.lines).toEqual(['# a.nomad:7', '1.2.3-commercial', '# v.yaml:3', '1.2.3']);
  });
});

describe('scaling down', () => {
  it.each<[Partial<Writing>, Means, string]>([
    [{ keys: [] }, 'helm', 'lightdash'],
    [{ keys: ['bi'] }, 'umbrella', 'bi'],
    [{ keys: ['$(reboot)'] }, 'umbrella', '"$NAME"'],
  ])('finds the pods of %j by %s', (changes, means, name) => {
    const [scale, wait, upgrade] = commands({
      means: [means],
      mode: 'Recreate',
      chartVersion: '2.16.283',
      writings: [changes],
    });
    expect(scale).toMatch(new RegExp(`name=${name.replace('$', '\\$')} --replicas=0 &&$`));
    expect(wait).toMatch(/ &&$/);
    expect(upgrade).toMatch(/^helm upgrade/);
  });
});

describe('the commands', () => {
  it.each<[string, readonly (string | null)[], string]>([
    ['one file', ['deploy/values-prod.yaml'], 'deploy/values-prod.yaml'],
    ['one file with another ending', ['values.yml'], 'values.yml'],
    ['one file, of several deployments', ['a.yaml', 'a.yaml'], 'a.yaml'],
    ['no file', [null], '"$VALUES_FILE"'],
    ['several files', ['a.yaml', 'b.yaml'], '"$VALUES_FILE"'],
    ['a file and none', ['a.yaml', null], '"$VALUES_FILE"'],
    ['a file of another kind', ['deploy/release.tf'], '"$VALUES_FILE"'],
    ['an option', ['--post-renderer=x.yaml'], '"$VALUES_FILE"'],
  ])('take values from %s', (_, files, expected) => {
    const writings = files.map((file) => ({ file }));
    for (const means of ['helm', 'umbrella'] as const) {
      expect(`${commands({ means: [means], writings }).at(-1)} `).toContain(` --values ${expected} `);
    }
  });

  it('set nothing by argument where only the chart around it knows the key', () => {
    expect(commands({ means: ['umbrella'], writings: [{ keys: ['bi'] }] })).toEqual([
      'helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values deploy/values.yaml',
    ]);
  });

  it('set nothing by argument where the values stand under keys, whatever else is known', () => {
    expect(commands({ means: ['helm'], writings: [{ keys: ['bi'] }] })).toEqual([
      'helm upgrade "$RELEASE" "$UMBRELLA_CHART" --values deploy/values.yaml',
    ]);
  });

  it('have the suffix of the tag', () => {
    const writings = [{ tagSuffix: '-commercial' }];
    expect(commands({ means: ['helm'], writings })[0]).toContain(' --set image.tag=1.2.3-commercial ');
    expect(commands({ means: ['compose'], writings })[0]).toBe(
      '# change the image tag to 1.2.3-commercial in deploy/values.yaml',
    );
  });

  it('leave the tag to the values where there are several suffixes', () => {
    const writings = [{ file: 'a.yaml' }, { file: 'b.yaml', tagSuffix: '-commercial' }, { file: 'c.yaml' }];
    expect(commands({ means: ['helm'], writings })).toEqual([
      'helm upgrade "$RELEASE" lightdash/lightdash --version "$CHART_VERSION" --values "$VALUES_FILE" --set upgrade.mode=RollingUpdate',
    ]);
    expect(commands({ means: ['compose'], writings }).slice(0, 2)).toEqual([
      '# change the image tag to 1.2.3 in a.yaml, c.yaml',
      '# change the image tag to 1.2.3-commercial in b.yaml',
    ]);
  });

  it.each([' x', '$(x)', ';x', ',x=y', '"', '-ключ'])(
    'leave the tag to the values where its suffix is %j',
    (tagSuffix) => {
      expect(commands({ means: ['helm'], writings: [{ tagSuffix }] })[0]).not.toContain('image.tag');
    },
  );

  it('have the chart in use', () => {
    expect(commands({ means: ['helm'], chartVersion: '2.16.361' })[0]).toContain(' --version 2.16.361 ');
  });

  it('name every file that compose reads', () => {
    const writings = [{ file: 'a.yaml' }, { file: 'b.yaml' }, { file: 'a.yaml' }];
    expect(commands({ means: ['compose'], writings })[0]).toBe('# change the image tag to 1.2.3 in a.yaml, b.yaml');
  });

  it.each([
    'a.yaml; rm -rf /',
    '$(reboot).yaml',
    '`reboot`.yaml',
    'a\nreboot\n.yaml',
    'a\u2028reboot.yaml',
    "a'b.yaml",
    'a b.yaml',
    'a.yaml\n',
    '-f/etc/passwd.yaml',
    '```\nreboot\n```.yaml',
  ])('never hold the file %j but in a comment', (file) => {
    const hostile = { file, tagSuffix: '$(reboot)', keys: ['$(reboot)'] };
    const means = ['helm', 'umbrella', 'compose'] as const;
    for (const mode of ['RollingUpdate', 'Recreate'] as const) {
      // Under a key, and at the top.
      for (const { title, language, lines } of [hostile, { ...hostile, keys: [] }].flatMap((each) =>
        instructions({ means, mode, writings: [each] }),
      )) {
        expect(title).not.toContain('reboot');
        // As it stands on the page, where a line is a line.
        const [fence = '', ...block] = blockForMarkdown(language, lines).split('\n');
        expect(block.pop()).toBe(fence.replace(language, ''));
        const live = block.filter((line) => !line.startsWith('# '));
        if (language === 'sh') expect(live.join('\n')).not.toMatch(/reboot|rm -rf|passwd|a'b|a b/);
        else {
          const [head, ...patch] = ['"$(reboot)":', 'image:', '  tag: "1.2.3$(reboot)"', 'upgrade:', `  mode: ${mode}`];
          expect([[head, ...patch.map((line) => `  ${line}`)], patch]).toContainEqual(live);
        }
      }
    }
  });
});
