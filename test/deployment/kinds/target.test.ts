// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/deployment/finding.ts';
import { matchesWithin, readTarget } from '../../../src/deployment/kinds/target/reader.ts';
import { parseTarget } from '../../../src/deployment/targets.ts';
import { SourceFiles } from '../../../src/syntax/source-files.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { showFinding as show } from '../../support/reading.ts';

function targetsIn(files: Readonly<Record<string, string>>, targets: readonly string[]): Promise<Finding[]> {
  const source = new SourceFiles(memoryTree(files), Object.keys(files));
  return Promise.all(targets.map((target) => readTarget(source, parseTarget(target), DEFAULTS)));
}

function problemOf(finding: Finding | undefined) {
  return finding?.answer.status === 'problem' ? finding.answer.problem : null;
}

const FILES = {
  'deploy/values.yml':
    'lightdash:\n  image:\n    tag: 1.2.3\n  upgrade: {mode: Recreate}\n"a.b":\n  - name: x\n    version: 1.4.0\nempty: ""\nmap: {a: 1}\nnumber: 1.10\n',
  'deploy/app.json': '{\n\t"image": "acme/bi:1.2.3-el9"\n}\n',
  'deploy/job.nomad': 'job "bi" {\n  image = "lightdash/lightdash:1.2.3"\n}\n',
  'deploy/.env': 'A=b\nexport TAG="1.2.3" # c\n',
  'deploy/foreign.yaml': 'image: {repository: acme/analytics, tag: 1.2.3}\n',
  'deploy/broken.yaml': 'a: [1\n',
};

describe('explicit targets', () => {
  it.each([
    ['deploy/values.yml#lightdash.image.tag', 'deploy/values.yml:3 1.2.3'],
    ['./deploy/values.yml#lightdash.image.tag', 'deploy/values.yml:3 1.2.3'],
    ['deploy/values.yml#"a.b".0.version', 'deploy/values.yml:7 1.4.0'],
    ['deploy/values.yml#empty', 'deploy/values.yml:8 moving-tag'],
    ['deploy/values.yml#map', 'deploy/values.yml:9 not-a-version'],
    ['deploy/values.yml#number', 'deploy/values.yml:10 numeric-tag'],
    ['deploy/values.yml#lightdash.image.missing', 'deploy/values.yml:- target-missing'],
    ['deploy/gone.yml#lightdash.image.tag', 'deploy/gone.yml:- target-missing'],
    ['../outside.yml#a', '../outside.yml:- target-missing'],
    ['deploy/app.json#image suffix=-el9', 'deploy/app.json:2 1.2.3'],
    ['deploy/app.json#image', 'deploy/app.json:2 unknown-suffix'],
    ['deploy/foreign.yaml#image.tag', 'deploy/foreign.yaml:1 1.2.3'],
    ['deploy/broken.yaml#a', 'deploy/broken.yaml:2 unparseable'],
    ['deploy/.env@regex:TAG="(?<version>[^"]+)"', 'deploy/.env:2 1.2.3'],
    ['deploy/.env#TAG', 'deploy/.env:- target-missing'],
    ['deploy/job.nomad@regex:image = "[^:]+:(?<version>[^"]+)"', 'deploy/job.nomad:2 1.2.3'],
    ['deploy/job.nomad@regex:image = "(?<version>[^"]+)" name=bi', 'deploy/job.nomad:2 1.2.3'],
    ['deploy/job.nomad@regex:nothing (?<version>x)', 'deploy/job.nomad:- target-missing'],
  ])('%s', async (target, expected) => {
    expect((await targetsIn(FILES, [target])).map(show)).toEqual([expected]);
  });

  it.each([
    ['name: lightdash, repository: https://lightdash.github.io/helm-charts, version: 2.9.1', 'a.yaml:1 chart 2.9.1'],
    ['name: lightdash, repository: "oci://mirror.io/charts", version: v2.9.1', 'a.yaml:1 chart 2.9.1'],
    ['name: bi, chart: lightdash/lightdash, version: 2.9.1', 'a.yaml:1 chart 2.9.1'],
    ['chart: lightdash, version: ~2.9.0', 'a.yaml:1 chart-range'],
    ['chart: lightdash, version: 2.9', 'a.yaml:1 chart-range'],
    ['chart: lightdash, version: ""', 'a.yaml:1 chart-unpinned'],
    ['chart: lightdash, version: "{{ .v }}"', 'a.yaml:1 unresolved-template'],
    ['chart: lightdash, version: 2.10.117', 'a.yaml:1 chart 2.10.117'],
    ['repository: https://lightdash.github.io/helm-charts, version: 2.9.1', 'a.yaml:1 chart 2.9.1'],
    ['name: postgresql, repository: https://charts.example.com, version: 1.2.3', 'a.yaml:1 not-a-version'],
    ['chart: bitnami/postgresql, version: 1.2.3', 'a.yaml:1 not-a-version'],
    // Nothing of a chart.
    ['name: lightdash, version: 1.2.3', 'a.yaml:1 1.2.3'],
    ['repository: lightdash/lightdash, version: 1.2.3', 'a.yaml:1 1.2.3'],
  ])('knows the version of a chart from that of the service: {%s}', async (members, expected) => {
    expect((await targetsIn({ 'a.yaml': `a: [{${members}}]\n` }, ['a.yaml#a.0.version'])).map(show)).toEqual([
      expected,
    ]);
  });

  it.each([
    ['Chart.yaml', 'name: lightdash\nversion: 2.9.1\n', 'version', 'Chart.yaml:2 chart 2.9.1'],
    ['Chart.yaml', 'name: bi\nversion: 2.9.1\n', 'version', 'Chart.yaml:2 not-a-version'],
    [
      'Chart.lock',
      'dependencies:\n- {name: lightdash, version: 2.9.1}\n',
      'dependencies.0.version',
      'Chart.lock:2 chart 2.9.1',
    ],
    ['a.yaml', 'chart: lightdash\ntargetRevision: 2.9.1\n', 'targetRevision', 'a.yaml:2 chart 2.9.1'],
    ['a.yaml', 'path: bi\ntargetRevision: 2.9.1\n', 'targetRevision', 'a.yaml:2 2.9.1'],
  ])('in %s, %j', async (path, text, way, expected) => {
    expect((await targetsIn({ [path]: text }, [`${path}#${way}`])).map(show)).toEqual([expected]);
  });

  it('name the chart whose version they point to', async () => {
    const files = { 'a.yaml': 'chart: bitnami/postgresql\nversion: 1.2.3\n' };
    const [found] = await targetsIn(files, ['a.yaml#version']);
    expect(problemOf(found)?.message).toBe(
      "`1.2.3`, the version of the chart `postgresql`, at a.yaml:2 is not a version. Point the target at the tag of Lightdash's image.",
    );
    const [chart] = await targetsIn({ 'a.yaml': 'chart: lightdash\nversion: 2.9.1\n' }, ['a.yaml#version']);
    expect(chart?.chart).toEqual({
      name: 'lightdash',
      version: '2.9.1',
      place: { file: 'a.yaml', line: 2, column: 10 },
      repository: null,
    });
  });

  it('are a problem if a pattern matches several versions', async () => {
    const target = 'a.sh@regex:TAG=(?<version>\\S*)';
    expect((await targetsIn({ 'a.sh': 'TAG=1.2.3\nTAG=1.2.3\n' }, [target])).map(show)).toEqual(['a.sh:1 1.2.3']);
    const [found] = await targetsIn({ 'a.sh': '\nTAG=1.2.3\nTAG=1.2.4\nTAG=1.2.3\n' }, [target]);
    expect(problemOf(found)).toMatchObject({
      code: 'mixed-versions',
      message:
        'One deployment runs several versions: `1.2.3` at a.sh:2, `1.2.4` at a.sh:3. Give all of them the same version.',
    });
  });

  it.each<[string, string, string, string]>([
    [
      'the path in the second document alone',
      'a: {image: "x:1"}\n---\nb: {image: {tag: 1.2.3}}\n',
      'b.image.tag',
      'a.yaml:3 1.2.3',
    ],
    ['one version in two documents', 'image: {tag: 1.2.3}\n---\nimage: {tag: 1.2.3}\n', 'image.tag', 'a.yaml:1 1.2.3'],
    ['two versions', 'image: {tag: 1.2.3}\n---\nimage: {tag: 1.2.4}\n', 'image.tag', 'a.yaml:1 mixed-versions'],
    [
      'another image first',
      'image: "postgres:16"\n---\nimage: "lightdash/lightdash:1.2.3"\n',
      'image',
      'a.yaml:1 mixed-versions',
    ],
    [
      'a chart and a file beside it',
      'chart: lightdash\nversion: 2.9.1\n---\nversion: 1.2.3\n',
      'version',
      'a.yaml:2 mixed-versions',
    ],
    ['an empty document first', '---\n---\nimage: {tag: 1.2.3}\n', 'image.tag', 'a.yaml:3 1.2.3'],
  ])('no lie: looks into every document: %s', async (_, text, way, expected) => {
    expect((await targetsIn({ 'a.yaml': text }, [`a.yaml#${way}`])).map(show)).toEqual([expected]);
  });

  it('takes what documents with one version declare where they agree', async () => {
    const values = (mode: string) => `image: {tag: 1.2.3}\nupgrade: {mode: ${mode}}\n`;
    const read = async (...modes: string[]) =>
      (await targetsIn({ 'a.yaml': modes.map(values).join('---\n') }, ['a.yaml#image.tag']))[0];
    expect((await read('Recreate', 'Recreate'))?.declared.upgradeMode?.value).toBe('Recreate');
    const one = await read('Recreate', 'RollingUpdate');
    expect(one?.declared.upgradeMode).toBeNull();
    expect(one?.understood.map(({ line }) => line)).toEqual([1, 4]);
  });

  it('reads a file of any size, and names only the first few of many versions', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `TAG=1.2.${index}\n`).join('');
    const [found] = await targetsIn({ 'a.sh': text }, ['a.sh@regex:TAG=(?<version>\\S*)']);
    expect(problemOf(found)?.found).toMatch(/^`1\.2\.0` at a\.sh:1, .*`1\.2\.9` at a\.sh:10$/);
  });

  it('are a problem if the pattern takes years on the file, and say how to write it', async () => {
    // Each further letter doubles the time.
    const [found] = await targetsIn({ 'a.sh': `${'a'.repeat(60)}!\n` }, ['a.sh@regex:^(a+)+(?<version>[0-9])']);
    expect(problemOf(found)).toMatchObject({
      code: 'unparseable',
      message:
        'Cannot parse a.sh (the pattern of its target takes longer than 2 s on it). Write the pattern without a repetition inside of a repetition.',
    });
  });

  it.each([
    ['^(a+)+(?<version>[0-9])', `${'a'.repeat(60)}!\n`, 'the pattern of its target takes longer than 0.05 s on it'],
    ['TAG=(?<version>\\S*)', 'TAG=1.2.3\nTAG=1.2.4', null],
    ['TAG=(?:x|(?<version>\\d))', 'TAG=x', null],
    ['nothing (?<version>x)', 'TAG=1.2.3', null],
  ])('a pattern ends: %s', (pattern, text, problem) => {
    // Only the slow one runs into its limit, however busy the machine is.
    const matched = matchesWithin(new RegExp(pattern, 'm'), text, problem === null ? 10_000 : 50);
    expect(matched.problem).toBe(problem);
    expect(matched.found.map(({ start, text: each }) => `${start} ${each}`)).toEqual(
      pattern.startsWith('TAG=(?<') ? ['4 1.2.3', '14 1.2.4'] : [],
    );
  });

  it.each([
    ['chart: lightdash/lightdash', 'lightdash'],
    ['chart: lightdash, repoURL: "https://a.io"', 'https://a.io'],
    ['chart: mirror/lightdash, repository: "https://a.io"', 'https://a.io'],
    ['name: lightdash, repo: "oci://a.io"', 'oci://a.io'],
    ['chart: lightdash', null],
  ])('knows where a chart comes from: {%s}', async (members, repository) => {
    const [found] = await targetsIn({ 'a.yaml': `a: [{${members}, version: 2.9.1}]\n` }, ['a.yaml#a.0.version']);
    expect(found?.chart).toMatchObject({ version: '2.9.1', repository });
  });

  it('reads what is declared around the tag, and the chart of the target', async () => {
    const [found] = await targetsIn(FILES, ['deploy/values.yml#lightdash.image.tag chart-version=2.16.361']);
    expect(found?.declared).toMatchObject({ keys: ['lightdash'], upgradeMode: { value: 'Recreate' } });
    expect(found?.chart?.version).toBe('2.16.361');
  });

  it('resolves an empty tag by the chart of the target', async () => {
    const files = { 'v.yaml': 'image:\n  tag: ""\n' };
    expect((await targetsIn(files, ['v.yaml#image.tag'])).map(show)).toEqual(['v.yaml:2 chart-unpinned']);
    expect((await targetsIn(files, ['v.yaml#image.tag chart-version=2.9.1'])).map(show)).toEqual([
      'v.yaml:2 chart 2.9.1',
    ]);
  });

  it('have understood every place that they read', async () => {
    const text = 'TAG=1.2.3\nA=b\nTAG=1.2.3\n';
    const [found] = await targetsIn({ 'a.sh': text }, ['a.sh@regex:TAG=(?<version>\\S*)']);
    expect(found?.understood.map(({ line }) => line)).toEqual([1, 3]);
    const [missing, tag] = await targetsIn(FILES, ['deploy/gone.yml#a', 'deploy/values.yml#lightdash.image.tag']);
    expect(missing?.understood).toEqual([]);
    expect(tag?.understood.map(({ line }) => line)).toContain(3);
  });

  it('take their id from `name=` if it is given', async () => {
    const found = await targetsIn(FILES, ['deploy/app.json#image', 'deploy/values.yml#"a.b".0.version name=prod']);
    expect(found.map(({ id }) => id)).toEqual(['target:deploy/app.json#image', 'target:prod']);
  });

  it.each([
    ['values.yaml', 'file#dot.path'],
    ['#a.b', 'file#dot.path'],
    ['values.yaml#', 'file#dot.path'],
    ['values.yaml#a..b', 'from ".b" on'],
    ['values.yaml#a.', 'ends with a dot'],
    ['values.yaml#"a', 'cannot be read'],
    ['f@regex:(', 'not a regular expression'],
    ['f@regex:1.2', '(?<version>'],
    [`f@regex:(?<version>${'x'.repeat(1_000)})`, 'more than 1000 characters'],
    ['f#a name=', 'name= has no value'],
    ['f#a name=b name=c', 'name= is given twice'],
    ['f#a chart-version=2.x', 'chart-version=2.x'],
  ])('refuses %s', (text, message) => {
    expect(() => parseTarget(text)).toThrow(message);
  });
});
