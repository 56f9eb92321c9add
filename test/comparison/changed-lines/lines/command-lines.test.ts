import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };

async function changesOf(files: (version: string) => string, from: string, to: string) {
  const at = (version: string): Files => ({ ...NEIGHBOUR, '.gitlab-ci.yml': files(version) });
  const changes = await compare(at(from), at(to));
  return changes.filter(({ change }) => change !== 'unchanged').map(show);
}

const job = (command: string, variables = '') =>
  `${variables}deploy:\n  script:\n    - ${command.replaceAll('\n', '\n      ')}\n`;
const variable = (version: string) => `variables:\n  CHOSEN: ${version}\n`;

describe('a command of a pipeline on several lines', () => {
  it.each<[string, (version: string) => string, number]>([
    ['folded', (v) => job(`>-\nhelm upgrade bi lightdash/lightdash\n--set image.tag=${v}`), 5],
    ['folded, deeper', (v) => job(`>\nhelm upgrade bi\n  lightdash/lightdash\n  --set\n  image.tag=${v}`), 7],
    [
      'folded, behind another one',
      (v) => job(`>-\ntrue &&\nhelm upgrade bi lightdash/lightdash\n--set image.tag=${v}`),
      6,
    ],
    [
      'folded, with a variable',
      (v) => job('>-\nhelm upgrade bi lightdash/lightdash\n--set image.tag=$CHOSEN', variable(v)),
      2,
    ],
    ['of PowerShell', (v) => job(`|\nhelm upgrade bi lightdash/lightdash \`\n  --set image.tag=${v}`), 5],
  ])('is one command: %s', async (_, files, line) => {
    expect(await changesOf(files, '2.0.0', '2.1.0')).toEqual([`.gitlab-ci.yml:${line} upgrade 2.0.0 → 2.1.0`]);
  });

  it.each<[string, (value: string) => string, string, string]>([
    [
      'its tag',
      (v) => `name: x/helm\nargs:\n  - upgrade\n  - bi\n  - lightdash/lightdash\n  - --set\n  - "image.tag=${v}"\n`,
      '2.0.0',
      '2.1.0',
    ],
    [
      'the version of its chart',
      (v) => `name: x/helm\nargs:\n  - upgrade\n  - bi\n  - lightdash/lightdash\n  - --version\n  - ${v}\n`,
      '2.9.1',
      '2.16.101',
    ],
  ])('is a list of arguments with %s', async (_, list, from, to) => {
    expect(await changesOf(list, from, to)).toHaveLength(1);
    const taken = (version: string) => `env:\n  - name: CHOSEN\n    value: "${version}"\n${list('$(CHOSEN)')}`;
    expect(await changesOf(taken, from, to)).toHaveLength(1);
    expect(await changesOf((version) => taken(version).replaceAll('lightdash', 'shop'), from, to)).toEqual([]);
  });

  it.each<[string, (version: string) => string]>([
    ['version', (v) => job(`>-\nhelm upgrade bi lightdash/lightdash\n--version ${v}`)],
    ['variable', (v) => job('>-\nhelm upgrade bi lightdash/lightdash\n--version $CHOSEN', variable(v))],
  ])('has a chart by its %s', async (_, files) => {
    const [change, ...others] = await changesOf(files, '2.9.1', '2.9.2');
    expect([change, others]).toEqual([expect.stringContaining('upgrade'), []]);
  });

  it.each<[string, (version: string) => string]>([
    [
      'another chart',
      (v) => job(`>-\nhelm upgrade pg x/postgresql\n--version ${v}\n\nhelm upgrade bi lightdash/lightdash`),
    ],
    [
      'a command of its own',
      (v) => `${job('>-\nhelm upgrade bi lightdash/lightdash')}    - helm upgrade pg x/pg --version ${v}\n`,
    ],
    ['text for people', (v) => `info:\n  description: >-\n    All about lightdash\n    since ${v}\nx: 1\n`],
    ['a key behind it', (v) => `run: >-\n  helm upgrade bi lightdash/lightdash\n  -f values.yaml\nnginx: ${v}\n`],
  ])('is none with %s', async (_, files) => {
    expect(await changesOf(files, '2.0.0', '2.1.0')).toEqual([]);
  });
});
