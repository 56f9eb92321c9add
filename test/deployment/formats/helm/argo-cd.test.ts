import { describe, expect, it } from 'vitest';
import { type Tree, TreeError } from '../../../../src/deployment/tree.ts';
import { deploymentsIn, targetsIn } from '../../../support/detection.ts';
import { type MemoryFile, memoryTree } from '../../../support/memory-tree.ts';

type FilesByPath = Readonly<Record<string, MemoryFile>>;

const VALUES = 'image: {repository: lightdash/lightdash, tag: 1.2.3}\nupgrade: {mode: Recreate}\n';

/** An application of Argo CD with the given members of its `spec`. */
function application(spec: string, kind = 'Application'): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: ${kind}\nmetadata: {name: bi}\nspec:\n  project: default\n${spec}`;
}

const source = (...lines: string[]) =>
  `  source:\n    repoURL: https://git.example.com/lightdash/infra\n${lines.map((line) => `    ${line}\n`).join('')}`;

describe('no lie: what Argo CD renders (DESIGN section 4, mode-mismatch)', () => {
  it.each<[string, FilesByPath, boolean]>([
    ['nothing of Argo CD', {}, false],
    ['the folder of an application', { 'app.yaml': application(source('path: apps/bi')) }, true],
    ['the same from the root', { 'app.yaml': application(source('path: ./apps/bi/')) }, true],
    ['a folder above', { 'app.yaml': application(source('path: apps')) }, true],
    ['another folder', { 'app.yaml': application(source('path: apps/b')) }, false],
    [
      'an application among other documents',
      { 'app.yaml': `a: 1\n---\n${application(source('path: apps/bi'))}` },
      true,
    ],
    [
      'JSON',
      {
        'app.json':
          '{"apiVersion": "argoproj.io/v1alpha1", "kind": "Application", "spec": {"source": {"path": "apps/bi"}}}',
      },
      true,
    ],
    [
      'a template',
      { 'templates/app.yaml': `{{ range .x }}\n${application(source('path: apps/{{ .name }}'))}{{ end }}\n` },
      true,
    ],
    [
      'a set of applications',
      { 'set.yaml': application('  generators:\n    - git: {directories: [{path: apps/*}]}\n', 'ApplicationSet') },
      true,
    ],
    [
      'files of values',
      { 'app.yaml': application(source('path: charts/x', 'helm: {valueFiles: [../../apps/bi/values.yaml]}')) },
      true,
    ],
    [
      'files of values of another folder',
      { 'app.yaml': application(source('path: charts/x', 'helm:', '  valueFiles:', '    - values.yaml')) },
      false,
    ],
    [
      'files of values of a second source',
      { 'app.yaml': application(source('path: charts/x', 'helm: {valueFiles: ["$values/apps/bi/values.yaml"]}')) },
      true,
    ],
    [
      'the chart of the service',
      { 'app.yaml': application(source('chart: lightdash', 'targetRevision: 2.16.361')) },
      true,
    ],
    ['a list of packages', { 'pnpm-lock.yaml': application(source('path: apps/bi')) }, false],
    ['another chart', { 'app.yaml': application(source('chart: postgresql', 'targetRevision: 1.0.0')) }, false],
    ['a folder with many wildcards', { 'app.yaml': application(source(`path: ${'*a'.repeat(60)}`)) }, false],
    ['a folder that is filled in', { 'app.yaml': application(source("path: '{{path}}'")) }, true],
    ['a resource that renders nothing', { 'app.yaml': application(source('path: apps/bi'), 'AppProject') }, false],
    [
      'the definition of the resource',
      {
        'crd.yaml':
          'apiVersion: apiextensions.k8s.io/v1\nspec:\n  group: argoproj.io\n  names:\n    kind: Application\n',
      },
      false,
    ],
    // It may use anything.
    ['a file that cannot be read, elsewhere', { 'app.yaml': `${application(source('path: x'))}<<<<<<< a\n` }, true],
  ])('%s', async (_, files, expected) => {
    const tree = { 'apps/bi/values.yaml': VALUES, ...files };
    const [found] = await deploymentsIn(tree);
    const [target] = await targetsIn(tree, ['apps/bi/values.yaml#image.tag']);
    const [umbrella] = await deploymentsIn({
      'apps/bi/Chart.yaml':
        'dependencies:\n- {name: lightdash, version: 2.16.361, repository: "https://lightdash.github.io/helm-charts"}\n',
      'apps/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
      ...files,
    });
    expect([found, target, umbrella].map((each) => each?.isRenderedByArgoCd)).toEqual([expected, expected, expected]);
  });

  it('is anything where the tree cannot be searched for applications', async () => {
    const failing = (error: Error): Tree => {
      const tree = memoryTree({ 'apps/bi/values.yaml': VALUES });
      return {
        ...tree,
        containing: (text, paths) => (text === 'argoproj.io' ? Promise.reject(error) : tree.containing(text, paths)),
      };
    };
    const [found] = await deploymentsIn(failing(new TreeError('no tree')));
    expect(found).toMatchObject({ version: '1.2.3', isRenderedByArgoCd: true });
    const bug = new TypeError('not a function');
    await expect(deploymentsIn(failing(bug))).rejects.toBe(bug);
  });

  it.each<[string, string, true | undefined]>([
    ['the values of a release', 'v.yaml#image.tag', true],
    ['the version of a chart', 'app.yaml#spec.source.targetRevision', true],
    ['an image that stands alone', 'v.yaml#web', undefined],
    ['a tag that stands alone', 'v.yaml#version', undefined],
    ['a variable', '.env#TAG', undefined],
    ['a pattern', '.env@regex:TAG=(?<version>.*)', undefined],
    ['nothing', 'v.yaml#gone', undefined],
  ])('is asked for a target only where Argo CD could render it: %s', async (_, target, expected) => {
    const files = {
      'app.yaml': application(source('chart: lightdash', 'targetRevision: 2.16.361')),
      'v.yaml': 'image: {tag: 1.2.3}\nweb: lightdash/lightdash:1.2.3\nversion: 1.2.3\n',
      '.env': 'TAG=1.2.3\n',
    };
    const [found] = await targetsIn(files, [target]);
    expect(found).toBeDefined();
    expect(found?.isRenderedByArgoCd).toBe(expected);
  });

  it('is a tag that stands in an application itself', async () => {
    const text = application(source('helm: {valuesObject: {image: {tag: 1.2.3}, upgrade: {mode: Recreate}}}'));
    const [found] = await targetsIn({ 'app.yaml': text }, ['app.yaml#spec.source.helm.valuesObject.image.tag']);
    expect(found).toMatchObject({ version: '1.2.3', isRenderedByArgoCd: true });
  });
});
