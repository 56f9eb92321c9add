import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../src/deployment/deployed-object.ts';
import { type ProblemCode, problemAt } from '../../src/problems/problem.ts';
import { quoteText } from '../../src/problems/quote-text.ts';
import { deploymentsIn, targetsIn } from '../support/detection.ts';

/** Where each message is met: files of a tree whose only deployment has this problem. */
const MET: Partial<Record<ProblemCode, readonly [files: Record<string, string>, message: string]>> = {
  unparseable: [
    { 'lightdash/values.yaml': 'image:\n  repository: lightdash/lightdash\n  repository: x\n' },
    'Cannot parse lightdash/values.yaml:3 (the key "repository" appears twice). Fix it, or leave it out with `files`.',
  ],
  'conflict-markers': [
    { 'lightdash/values.yaml': 'image:\n<<<<<<< a\n  repository: lightdash/lightdash\n=======\n>>>>>>> b\n' },
    'lightdash/values.yaml:2 contains merge conflict markers. Resolve the conflict.',
  ],
  'unresolved-variable': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose
    { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:${IMAGE_TAG}\n' },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    'The tag at compose.yaml:3 comes from `${IMAGE_TAG}`, which cannot be read from the repository. Pass `to:` or `env-files:`, or pin it.',
  ],
  'unresolved-template': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: "{{ .tag }}"}\n' },
    'The tag at values.yaml:1 comes from `"{{ .tag }}"`, which is filled in elsewhere. Pass `to:` or pin it.',
  ],
  encrypted: [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: "ENC[AES256_GCM,data:x]"}\n' },
    'The tag at values.yaml:1 is encrypted. Keep image.tag outside of encrypted_regex.',
  ],
  'moving-tag': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: latest}\n' },
    '`latest` at values.yaml:1 names no version. Pin X.Y.Z, or `X.Y.Z@sha256:…` with a digest.',
  ],
  'digest-only': [
    { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash@sha256:ab"}}\n' },
    '`sha256:ab` at compose.yaml:1 names an image by its digest alone. Write the version next to it: `X.Y.Z@sha256:…`.',
  ],
  'unknown-suffix': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3-ee}\n' },
    '`1.2.3-ee` at values.yaml:1 is a version with an unknown suffix. Set `tag-suffix` to it, or pin X.Y.Z.',
  ],
  'not-a-version': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: abc1234}\n' },
    '`abc1234` at values.yaml:1 is not a version. Pin X.Y.Z.',
  ],
  'numeric-tag': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.10}\n' },
    'YAML reads `1.10` as 1.1 at values.yaml:1. Write the whole version, X.Y.Z.',
  ],
  'chart-unpinned': [
    { 'Chart.yaml': 'dependencies:\n- name: lightdash\n' },
    'The dependency has no version and image.tag is empty at Chart.yaml:2. Pin the chart’s version or set image.tag.'.replace(
      '’',
      "'",
    ),
  ],
  'chart-range': [
    { 'Chart.yaml': 'dependencies:\n- name: lightdash\n  version: 2.x\n' },
    'The chart version at Chart.yaml:3 is `2.x`, which is a range. Pin it or set image.tag.',
  ],
  'chart-unknown': [
    { 'Chart.yaml': 'dependencies:\n- name: lightdash\n  version: 2.10.117\n' },
    'The Lightdash version of the chart at Chart.yaml:3 is not known: the chart repository does not list version `2.10.117`. Set image.tag first, in a separate change, or make the chart repository readable (`chart-repository-url`).',
  ],
  'chart-too-old': [
    { 'Chart.yaml': 'dependencies:\n- name: lightdash\n  version: 0.3.9\n' },
    'Chart `0.3.9` at Chart.yaml:3 has an image tag that differs from its appVersion. Set image.tag.',
  ],
  'mixed-versions': [
    {
      'compose.yaml':
        'services:\n  a: {image: "lightdash/lightdash:1.0.0"}\n  b: {image: "lightdash/lightdash:1.0.1"}\n',
    },
    'One deployment runs several versions: 1.0.0 at compose.yaml:2, 1.0.1 at compose.yaml:3. Give all of them the same version.',
  ],
  'custom-image': [
    { 'compose.yaml': 'services: {web: {image: "aibiz_lightdash:1.0.0"}}\n' },
    '`aibiz_lightdash:1.0.0` at compose.yaml:1 may be a Lightdash build. Add it to `images`, or leave its file out with `files`.',
  ],
  'invalid-upgrade-mode': [
    { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.0.0}\nupgrade: {mode: Roll}\n' },
    'upgrade.mode at values.yaml:2 is `Roll`. Write RollingUpdate, Recreate or leave it empty.',
  ],
};

/** The others come up where two trees are compared, or where there is nothing at all. */
const AT = { file: 'a.yaml', line: 3, column: 1 };
const OTHERS: Partial<Record<ProblemCode, readonly [found: string, message: string]>> = {
  'no-target': [
    '',
    'No Lightdash deployment found. Set `targets: file#path` and `discover: true`, or name your own image with `images`.',
  ],
  'external-values': [
    '`x`',
    'Values from `x` at a.yaml:3 are outside of this repository and may set image.tag. Set it in a place of the repository that overrides them, or pass `to:`.',
  ],
  'image-changed': [
    'none of the service any more',
    'Lightdash was deployed from a.yaml:3, and its image there is gone or cannot be read. If it has another name now, add that to `images`. Otherwise pass `from:` and `to:`.',
  ],
  'base-unresolved': [
    '`latest`',
    'The version before the change at a.yaml:3 is not known: `latest`. Pass `from:` with the current version for this change, and take it out again.',
  ],
  'not-evaluated': [
    '`patches` has changed',
    'a.yaml:3: `patches` has changed. The gate does not evaluate that, so it does not know which version comes out. Render the workloads of both sides (`rendered-base`, `rendered-head`), name the places of all versions with `targets`, or pass `from:` and `to:`.',
  ],
  'not-understood': [
    'a version comes',
    'a.yaml:3: a version comes. Name the place with `targets: file@regex:…` and `discover: true`, or pass `from:` and `to:`.',
  ],
  'branch-behind': ['x', 'The branch is behind: x at a.yaml:3. Update the branch.'],
};

describe('problems', () => {
  it.each(Object.entries(MET))('%s', async (code, [files, message]) => {
    const found = await deploymentsIn(files);
    expect(found.length).toBeGreaterThan(0);
    for (const { problem } of found as readonly Deployment[]) expect(problem).toMatchObject({ code, message });
  });

  it.each(Object.entries(OTHERS))('%s', (code, [found, message]) => {
    expect(problemAt(code as ProblemCode, AT, found)).toEqual({ code, place: AT, found, message });
  });

  it('holds the whole of what was found, and shows its beginning', () => {
    const long = quoteText(`lightdash/lightdash:${'a'.repeat(500)}`);
    const problem = problemAt('custom-image', AT, long);
    expect(problem.found).toBe(long);
    expect(problem.message).toContain(`\`${long.slice(1, 61)}…\` at a.yaml:3`);
    expect(problemAt('custom-image', AT, quoteText('a`'.repeat(10_000))).found.length).toBeLessThan(2_100);
    expect(problemAt('custom-image', AT, quoteText(`\`${'a'.repeat(10_000)}`)).message.length).toBeLessThan(500);
  });

  it.each([
    ['no', 'YAML reads `no` as a boolean or a number at values.yaml:1. Write the whole version, X.Y.Z.'],
    ['2', 'YAML reads `2` as 2 at values.yaml:1. Write the whole version, X.Y.Z.'],
    ['1.10', 'YAML reads `1.10` as 1.1 at values.yaml:1. Write the whole version, X.Y.Z.'],
  ])('numeric-tag of %s', async (tag, message) => {
    const [found] = await deploymentsIn({ 'values.yaml': `image: {repository: lightdash/lightdash, tag: ${tag}}\n` });
    expect(found?.problem?.message).toBe(message);
  });

  it.each([
    [
      'lightdash/values.yaml',
      'image: {repository: "{{ .image }}", tag: 1.0.0}\n',
      'The image at lightdash/values.yaml:1 comes from `"{{ .image }}"`, which is filled in elsewhere. Pass `to:` or pin it.',
    ],
    [
      'lightdash/values.yaml',
      'image: {repository: "ENC[x]", tag: 1.0.0}\n',
      'The image at lightdash/values.yaml:1 is encrypted. Keep image.repository outside of encrypted_regex.',
    ],
    [
      'values.yaml',
      'image: {repository: "lightdash/lightdash:1.0.0"}\n',
      'The image `lightdash/lightdash:1.0.0` at values.yaml:1 is not a version. Write the repository alone there, and X.Y.Z as the tag next to it.',
    ],
    [
      'values.yaml',
      'image: {repository: lightdash/lightdash}\n',
      'image.tag is empty, and no file has the version of the chart at values.yaml:1. Set the input `chart-version`, or image.tag.',
    ],
    [
      'values.yaml',
      'web: {image: {repository: lightdash/lightdash}}\n',
      'The image has no tag at values.yaml:1. Set `tag`.',
    ],
  ])('in %s, %j', async (path, text, message) => {
    const [found] = await deploymentsIn({ [path]: text });
    expect(found?.problem?.message).toBe(message);
  });

  it('target-missing', async () => {
    const [found] = await targetsIn({}, ['deploy/x.yaml#a.b']);
    expect(found?.problem?.message).toBe(
      'Target deploy/x.yaml#a.b not found on the head; file deleted or path renamed?',
    );
  });
});
