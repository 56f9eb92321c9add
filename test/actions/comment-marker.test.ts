import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentMarker } from '../../src/actions/pull-request.ts';
import { type GateSettingName, parseSettings, SETTING_NAMES } from '../../src/gate/settings.ts';
import { temporaryFolder } from '../support/git-repository.ts';

type Texts = Partial<Record<GateSettingName, string>>;

const ENVIRONMENT = { GITHUB_WORKFLOW: 'Upgrade', GITHUB_JOB: 'gate', GITHUB_ACTION: '__self' };
const COMMITS = ['a', 'b'].map((digit) => digit.repeat(40)) as [string, string];

const markerOf = (texts: Texts = {}, environment: NodeJS.ProcessEnv = {}) =>
  commentMarker(
    parseSettings(texts, (name) => name),
    { ...ENVIRONMENT, ...environment },
  );

describe('the marker', () => {
  it('names workflow, job and step', () => {
    expect(markerOf()).toMatch(/^<!-- upgrade-gate workflow="Upgrade" job="gate" id="__self\.[0-9a-f]{12}" -->$/);
    const nothing = { GITHUB_WORKFLOW: undefined, GITHUB_JOB: undefined, GITHUB_ACTION: undefined };
    expect(markerOf({}, nothing)).toMatch(/^<!-- upgrade-gate workflow="" job="" id="\.[0-9a-f]{12}" -->$/);
  });

  it.each<[string, Texts, NodeJS.ProcessEnv]>([
    ['workflow', {}, { GITHUB_WORKFLOW: 'Other' }],
    ['job', {}, { GITHUB_JOB: 'other' }],
    ['step', {}, { GITHUB_ACTION: '__self_2' }],
    ['long workflow', {}, { GITHUB_WORKFLOW: 'x'.repeat(101) }],
    ['longer workflow', {}, { GITHUB_WORKFLOW: 'x'.repeat(102) }],
    ['folder', { 'working-directory': 'eu' }, {}],
    ['target', { targets: 'a.yaml#b' }, {}],
    ['target by another name', { targets: 'a.yaml#b name=c' }, {}],
    ['list of files', { files: 'eu/**' }, {}],
    ['list of images', { images: 'acme/*' }, {}],
    ['list of compose files', { 'compose-files': 'eu/**' }, {}],
    ['chart', { chart: 'bi' }, {}],
    ['base', { 'base-ref': 'eu/**' }, {}],
    ['head', { 'head-ref': 'eu/**' }, {}],
    ['suffix of a target', { targets: 'a.yaml#b suffix=-c' }, {}],
    ['suffix', { 'tag-suffix': '-c' }, {}],
    ['version of the chart', { 'chart-version': '2.16.284' }, {}],
    ['repository of the chart', { 'chart-repository-url': 'https://charts.test' }, {}],
    ['list of files with variables', { 'env-files': 'eu.env' }, {}],
    ['way of looking for deployments', { discover: 'false' }, {}],
    ['view of new deployments', { 'new-target': 'fail' }, {}],
    ['strictness', { strict: 'true' }, {}],
    ['index', { 'index-url': 'https://index.test' }, {}],
    ['address of artifacts', { 'release-asset-url': 'https://artifacts.test/{version}' }, {}],
    ['use of artifacts', { artifacts: 'off' }, {}],
  ])('is another one for another %s', (_, texts, environment) => {
    const others = [{}, { files: 'us/**', artifacts: 'explain', 'index-url': 'https://other.test' }];
    for (const shared of others) {
      expect(markerOf({ ...shared, ...texts }, environment)).not.toBe(markerOf(shared));
    }
  });

  it.each<[string, Texts, NodeJS.ProcessEnv]>([
    ['versions', { from: '1.0.0', to: '1.1.0' }, {}],
    ['version before', { from: '1.0.0' }, {}],
    ['version after', { to: '1.1.0' }, {}],
    ['commit before', { 'base-ref': COMMITS[0] }, {}],
    ['commit after', { 'head-ref': COMMITS[1].toUpperCase() }, {}],
    ['run', {}, { GITHUB_RUN_ID: '2', GITHUB_RUN_ATTEMPT: '3', GITHUB_SHA: COMMITS[0] }],
    ['policy', { 'fail-on': 'never', comment: 'always', 'github-token': 'ghs_1' }, {}],
    ['way of naming the folder', { 'working-directory': `${process.cwd()}/src/..` }, {}],
  ])('is the same for another %s', (_, texts, environment) => {
    const workspace = { GITHUB_WORKSPACE: process.cwd() };
    expect(markerOf(texts, { ...environment, ...workspace })).toBe(markerOf({}, workspace));
  });

  it('is the same wherever a runner keeps its checkouts', () => {
    const on = (workspace: string) => {
      const texts = { 'working-directory': join(workspace, 'eu'), 'index-url': join(workspace, 'eu', 'index.json') };
      return markerOf(texts, { GITHUB_WORKSPACE: workspace });
    };
    expect(on('/runner/1')).toBe(on('/runner/2'));
  });

  it('is the same where the workspace is named through a link', () => {
    const link = join(temporaryFolder(), 'workspace');
    symlinkSync(process.cwd(), link, 'junction');
    const real = { GITHUB_WORKSPACE: process.cwd() };
    for (const folder of ['.', 'src']) {
      const texts = { 'working-directory': folder };
      expect(markerOf(texts, { GITHUB_WORKSPACE: link })).toBe(markerOf(texts, real));
      expect(markerOf({ 'working-directory': join(link, folder) }, { GITHUB_WORKSPACE: link })).toBe(
        markerOf(texts, real),
      );
    }
    expect(markerOf({ 'working-directory': 'src' }, real)).not.toBe(markerOf({}, real));
  });

  it('has every setting that is not a version or a matter of this run in its digest', () => {
    const left = ['from', 'to', 'fail-on', 'approved-report', 'comment', 'suggestions', 'github-token'];
    const changed = SETTING_NAMES.filter((name) => {
      const settings = parseSettings({}, (each) => each);
      return commentMarker({ ...settings, [name]: 'other' }, ENVIRONMENT) !== commentMarker(settings, ENVIRONMENT);
    });
    expect(changed).toEqual(SETTING_NAMES.filter((name) => !left.includes(name)));
  });

  it.each(['--> <script>', '" -->\n# Hello', '--!> -- -', 'a\r\nb', '日本語 🚀'.repeat(50), 'x'.repeat(10_000), '%'])(
    'stays one comment with the name %j',
    (name) => {
      const marker = markerOf({ files: name }, { GITHUB_WORKFLOW: name, GITHUB_JOB: name, GITHUB_ACTION: name });
      expect(marker).toMatch(
        /^<!-- upgrade-gate workflow="[\w.!~*'()%]{1,100}" job="[\w.!~*'()%]{1,100}" id="[\w.!~*'()%]{1,113}" -->$/,
      );
    },
  );
});
