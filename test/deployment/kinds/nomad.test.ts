// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the job files
import { describe, expect, it } from 'vitest';
import { nomad } from '../../../src/deployment/kinds/nomad/reader.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

const PATH = 'jobs/bi.nomad.hcl';

/** A job with one task; its `config` begins on line 4, what stands before the job comes behind it. */
function job(config: string, before = '', more = ''): string {
  return `job "bi" {\n  group "web" {\n    task "server" {\n      config {\n${config}\n      }\n${more}    }\n  }\n}\n${before}`;
}

async function found(text: string, path = PATH): Promise<string[]> {
  return (await readingOf(nomad, { [path]: text })).found.map(showFinding);
}

describe('the image of a task', () => {
  it.each<[string, string, string[]]>([
    ['a literal', job('image = "lightdash/lightdash:2.5.0"'), [`${PATH}:5 2.5.0`]],
    ['under another registry', job('image = "ghcr.io/acme/lightdash/lightdash:2.5.0"'), [`${PATH}:5 2.5.0`]],
    [
      'a variable with its default',
      job('image = "lightdash/lightdash:${var.tag}"', 'variable "tag" {\n  default = "2.5.0"\n}\n'),
      [`${PATH}:11 2.5.0`],
    ],
    [
      'a local',
      job('image = "lightdash/lightdash:${local.tag}"', 'locals {\n  tag = "2.5.0"\n}\n'),
      [`${PATH}:11 2.5.0`],
    ],
    [
      'a variable without a default',
      job('image = "lightdash/lightdash:${var.tag}"', 'variable "tag" {}\n'),
      [`${PATH}:5 unresolved-variable`],
    ],
    ['a tag that moves', job('image = "lightdash/lightdash:latest"'), [`${PATH}:5 moving-tag`]],
    ['in a command', job('command = "docker"\nargs = ["run", "lightdash/lightdash:2.5.0"]'), [`${PATH}:6 2.5.0`]],
    [
      'other software',
      job('image = "redis:7"', '', '      env {\n        X = "lightdash/lightdash:2.5.0"\n      }\n'),
      [],
    ],
    ['no job', 'source "docker" "bi" {\n  image = "lightdash/lightdash:2.5.0"\n}\n', []],
    ['a file that cannot be parsed', 'job "bi" {\n  image = "lightdash/lightdash:2.5.0"\n', [`${PATH}:1 unparseable`]],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('is read from any file of HCL with a job', async () => {
    const text = job('image = "lightdash/lightdash:2.5.0"');
    for (const path of ['bi.nomad', 'bi.hcl', 'bi.nomad.hcl'])
      expect(await found(text, path)).toEqual([`${path}:5 2.5.0`]);
  });
});

it('names each task by its job and group, whatever the version', async () => {
  const task = (name: string) => `task "${name}" {\n config {\n image = "lightdash/lightdash:2.5.0"\n }\n}\n`;
  const text = `job "bi" {\n group "web" {\n${task('server')}${task('worker')}}\n}\n`;
  const { found: all, objectIds: seen, claimed } = await readingOf(nomad, { [PATH]: text });
  expect(all.map(({ id, unit }) => [id, unit])).toEqual([
    [`nomad:${PATH}#bi/web/server`, `nomad:${PATH}#bi`],
    [`nomad:${PATH}#bi/web/worker`, `nomad:${PATH}#bi`],
  ]);
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(claimed).toEqual([PATH]);
});

it('says which literals and variables make the version', async () => {
  const text = job('image = "lightdash/lightdash:${var.tag}"', 'variable "tag" {\n  default = "2.5.0"\n}\n');
  const { found: all } = await readingOf(nomad, { [PATH]: text });
  expect(all.map(({ variables, understood }) => [variables, understood.map(({ line }) => line)])).toEqual([
    [['tag'], [11]],
  ]);
  expect(all[0]?.notices.join()).toContain('The default of the variable `tag`');
});

it('shows the environment variables that a task sets, and that a template may set more', async () => {
  const env = '      env {\n        SITE_URL = "https://bi"\n      }\n';
  const template = '      template {\n        env  = true\n        data = "A=1"\n      }\n';
  const { found: all } = await readingOf(nomad, {
    [PATH]: job('image = "lightdash/lightdash:2.5.0"', '', env + template),
  });
  expect(all.map(({ containerVariables }) => containerVariables)).toMatchObject([
    { set: [{ name: 'SITE_URL', place: { line: 8 } }], unseen: [{ source: 'a template of the job' }] },
  ]);
});
