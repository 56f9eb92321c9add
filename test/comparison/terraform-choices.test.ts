// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of Terraform
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const [OLD, NEW] = ['2.9.1', '2.16.101'];
const [OLD_APP, NEW_APP] = ['0.2248.0', '1.237.0'];
const MARK = /X\d/g;

const release = (version: string, values = '') =>
  `resource "helm_release" "bi" {\n  name = "bi"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart = "lightdash"\n  version = ${version}\n${values}}\n`;

/** The marks of a text, each once. */
function marksIn(files: Files): string[] {
  return [...new Set(Object.values(files).flatMap((text) => String(text).match(MARK) ?? []))];
}

/** The files with a version in the place of each mark: the new one for a single mark. */
function filled(files: Files, changed: string | null, [before, after]: readonly string[]): Files {
  const fill = (text: unknown) =>
    String(text).replace(MARK, (mark) => (mark === changed ? String(after) : String(before)));
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, fill(text)]));
}

/** What changes, without what stays. */
async function changesOf(base: Files, head: Files): Promise<string[]> {
  const shown = (await compare(base, head))
    .filter((each) => each.change !== 'unchanged' || each.problem !== null)
    .map(show);
  return [...new Set(shown.map((each) => each.replace(/^\S+ /, '')))];
}

const map = (...entries: string[]) => `locals {\n  v = {\n${entries.map((each) => `    ${each}\n`).join('')}  }\n}\n`;

describe('a version that Terraform chooses by what the repository does not tell', () => {
  it.each<[expression: string, definitions: string]>([
    ['local.v[terraform.workspace]', map('dev = "X1"', 'prod = "X2"')],
    ['local.v[var.env]', `variable "env" {\n  default = "dev"\n}\n${map('dev = "X1"', 'prod = "X2"')}`],
    ['local.v[local.env]', `locals {\n  env = terraform.workspace\n}\n${map('dev = "X1"', 'prod = "X2"')}`],
    [
      'local.v[terraform.workspace].bi.version',
      map('dev = { bi = { version = "X1" } }', 'prod = { bi = { version = "X2" } }'),
    ],
    ['lookup(local.v, terraform.workspace)', map('dev = "X1"', 'prod = "X2"')],
    ['lookup(local.v, terraform.workspace, "X1")', map('dev = "X2"')],
    ['try(local.v[terraform.workspace], "X1")', map('dev = "X2"')],
    ['try(local.v[terraform.workspace].version, "X1")', map('dev = { version = "X2" }', 'prod = {}')],
    ['try(local.v[var.env], var.env == "qa" ? "X1" : "X2")', `variable "env" {}\n${map('dev = "X3"')}`],
    ['coalesce(lookup(local.v, terraform.workspace, null), "X1")', map('dev = "X2"')],
    ['terraform.workspace == "prod" ? "X1" : "X2"', ''],
    ['"prod" == terraform.workspace ? "X1" : "X2"', ''],
    ['terraform.workspace != "prod" ? "X1" : "X2"', ''],
    ['terraform.workspace == "prod" ? "X1" : terraform.workspace == "dev" ? "X2" : "X3"', ''],
    ['var.env == "prod" ? "X1" : "X2"', 'variable "env" {\n  default = "dev"\n}\n'],
    ['var.canary ? "X1" : "X2"', 'variable "canary" {\n  default = false\n}\n'],
    ['contains(["dev", "qa"], terraform.workspace) ? "X1" : "X2"', ''],
    ['local.is_prod ? "X1" : "X2"', 'locals {\n  is_prod = terraform.workspace == "prod"\n}\n'],
    ['merge({ bi = "X1" }, local.v[terraform.workspace]).bi', map('dev = { bi = "X2" }', 'prod = {}')],
    ['merge({ bi = "X1" }, lookup(local.v, terraform.workspace, {})).bi', map('dev = { bi = "X2" }')],
    [
      '{ for k, v in local.v : k => v.version }[terraform.workspace]',
      map('dev = { version = "X1" }', 'prod = { version = "X2" }'),
    ],
    ['[for each in local.v : each.version][0]', map('dev = { version = "X1" }')],
  ])('%s: one environment after the other', async (expression, definitions) => {
    const files = { 'main.tf': release(expression) + definitions };
    const base = filled(files, null, [OLD, NEW]);
    for (const mark of marksIn(files)) {
      expect([mark, await changesOf(base, filled(files, mark, [OLD, NEW]))]).toEqual([
        mark,
        [`upgrade ${OLD_APP} → ${NEW_APP}`],
      ]);
    }
    const quiet = filled({ ...files, 'main.tf': `# A comment.\n${files['main.tf']}` }, null, [OLD, NEW]);
    expect(await changesOf(base, quiet)).toEqual([]);
  });

  it.each<[name: string, values: string]>([
    ['a file', 'file("values/${terraform.workspace}.yaml")'],
    ['a file by a variable with a default', 'file("${path.module}/values/${var.env}.yaml")'],
    ['a path that is put together', 'file(format("%s/values/%s.yaml", path.module, var.env))'],
    ['a path that is joined', 'file(join("/", [path.module, "values", "${terraform.workspace}.yaml"]))'],
    ['a template', 'templatefile("values/${var.env}.yaml", { host = "bi" })'],
    [
      'a file that may be missing',
      'fileexists("values/${terraform.workspace}.yaml") ? file("values/${terraform.workspace}.yaml") : ""',
    ],
    ['a file, or nothing', 'try(file("values/${terraform.workspace}.yaml"), "")'],
    ['one of two files', 'terraform.workspace == "prod" ? file("values/prod.yaml") : file("values/dev.yaml")'],
  ])('values in %s', async (_, expression) => {
    const files = {
      'main.tf': `${release(`"${OLD}"`, `  values = [file("base.yaml"), ${expression}]\n`)}variable "env" {\n  default = "dev"\n}\n`,
      'base.yaml': 'image:\n  tag: X1\n',
      'values/dev.yaml': 'image:\n  tag: X2\n',
      'values/prod.yaml': 'replicaCount: 2\n',
    };
    const tags = ['1.2.3', '1.3.0'];
    const base = filled(files, null, tags);
    for (const mark of marksIn(files))
      expect([mark, await changesOf(base, filled(files, mark, tags))]).toEqual([mark, ['upgrade 1.2.3 → 1.3.0']]);
    const more = { ...base, 'values/prod.yaml': 'replicaCount: 2\nimage:\n  tag: 1.3.0\n' };
    expect(await changesOf(base, more)).toEqual(['upgrade 1.2.3 → 1.3.0']);
    expect(await changesOf(base, { ...base, 'values/prod.yaml': 'replicaCount: 3\n' })).toEqual([]);
  });

  const [A, B] = ['2.9.1', '2.16.101'];
  const workspace = 'local.v[terraform.workspace]';
  const fallback = `lookup(local.v, terraform.workspace, "${A}")`;
  const ofVariable = (text: string) => `variable "env" {${text}}\n`;
  const both = map(`dev = "${B}"`, `prod = "${A}"`);
  const either = (condition: string, then: string, otherwise: string) =>
    release(`${condition} ? "${then}" : "${otherwise}"`);
  it.each<[name: string, base: Files | string, head: Files | string]>([
    ['a key that goes', release(fallback) + map(`dev = "${B}"`), release(fallback) + map()],
    ['a key that comes', release(fallback) + map(), release(fallback) + map(`dev = "${B}"`)],
    [
      'a further key',
      release(fallback) + map(`dev = "${A}"`),
      release(fallback) + map(`dev = "${A}"`, `prod = "${B}"`),
    ],
    ['another key', release(workspace) + map(`prod = "${A}"`), release(workspace) + map(`production = "${B}"`)],
    ['a condition that goes', either('terraform.workspace == "prod"', A, B), release(`"${B}"`)],
    ['a condition that comes', release(`"${A}"`), either('terraform.workspace == "prod"', A, B)],
    ['a map that comes', release(`"${A}"`), release(workspace) + both],
    ['a map that goes', release(workspace) + both, release(`"${B}"`)],
    ['branches that change places', either('var.env == "prod"', A, B), either('var.env == "prod"', B, A)],
    ['another comparison', either('var.env == "prod"', A, B), either('var.env != "prod"', A, B)],
    ['another value', either('var.env == "prod"', A, B), either('var.env == "dev"', A, B)],
    ['another name', release(workspace) + both, release('local.v[var.env]') + both],
    [
      'another default',
      ofVariable(' default = "dev" ') + release('local.v[var.env]') + both,
      ofVariable(' default = "prod" ') + release('local.v[var.env]') + both,
    ],
    [
      'another default of a condition',
      ofVariable(' default = false ') + either('var.env', A, B),
      ofVariable(' default = true ') + either('var.env', A, B),
    ],
    [
      'a file of variables',
      { 'main.tf': ofVariable('') + release('local.v[var.env]') + both, 'eu.tfvars': 'env = "prod"\n' },
      { 'main.tf': ofVariable('') + release('local.v[var.env]') + both, 'eu.tfvars': 'env = "dev"\n' },
    ],
    [
      'the order of a merge',
      release(`merge({ v = "${A}" }, { v = "${B}" }).v`),
      release(`merge({ v = "${B}" }, { v = "${A}" }).v`),
    ],
  ])('another choice is no silence: %s', async (_, base, head) => {
    const [before, after] = [base, head].map((each) => (typeof each === 'string' ? { 'main.tf': each } : each));
    expect(await changesOf(before as Files, after as Files)).not.toEqual([]);
  });

  it('is judged in all environments, whatever a file of variables chooses', async () => {
    const at = (dev: string) => ({
      'main.tf': ofVariable('') + release('local.v[var.env]') + map(`dev = "${dev}"`, `prod = "${A}"`),
      'prod.tfvars': 'env = "prod"\n',
    });
    expect(await changesOf(at(A), at(B))).toEqual([`upgrade ${OLD_APP} → ${NEW_APP}`]);
  });

  it.each([
    ['a key that goes', release(fallback) + map(`dev = "${A}"`), release(fallback) + map()],
    ['a key that comes', release(fallback) + map(), release(fallback) + map(`dev = "${A}"`)],
    [
      'a further key',
      release(fallback) + map(`dev = "${A}"`),
      release(fallback) + map(`dev = "${A}"`, `prod = "${A}"`),
    ],
    ['another key', release(workspace) + map(`prod = "${A}"`), release(workspace) + map(`production = "${A}"`)],
    ['a condition that goes', either('terraform.workspace == "prod"', A, A), release(`"${A}"`)],
    ['a condition that comes', release(`"${A}"`), either('terraform.workspace == "prod"', A, A)],
    ['a map that comes', release(`"${A}"`), release(workspace) + map(`dev = "${A}"`, `prod = "${A}"`)],
    [
      'another name',
      release(workspace) + map(`dev = "${A}"`, `prod = "${A}"`),
      release('local.v[var.env]') + map(`dev = "${A}"`, `prod = "${A}"`),
    ],
    [
      'another default',
      ofVariable(' default = "dev" ') + release('local.v[var.env]') + map(`dev = "${A}"`, `prod = "${A}"`),
      ofVariable(' default = "prod" ') + release('local.v[var.env]') + map(`dev = "${A}"`, `prod = "${A}"`),
    ],
  ])('the same version by another choice is quiet: %s', async (_, base, head) => {
    expect(await changesOf({ 'main.tf': base }, { 'main.tf': head })).toEqual([]);
  });

  it('reads a list of files, all of them', async () => {
    const files = {
      'main.tf': release(`"${OLD}"`, '  values = compact([for each in ["base", "prod"] : file("${each}.yaml")])\n'),
      'base.yaml': 'image:\n  tag: 1.2.3\n',
      'prod.yaml': 'replicaCount: 1\n',
    };
    expect((await compare(files, { ...files, 'base.yaml': 'image:\n  tag: 1.3.0\n' })).map(show)).toEqual([
      'base.yaml:2 upgrade 1.2.3 → 1.3.0',
    ]);
  });

  it.each([
    ['a variable of the template', 'image:\n  tag: $${tag}\n', '"X1"', ['upgrade 1.2.3 → 1.3.0']],
    ['the template itself', 'image:\n  tag: X1\n', '"9.9.9"', ['upgrade 1.2.3 → 1.3.0']],
    ['a variable of nothing else', 'image:\n  tag: 1.2.3\n', '"X1"', []],
  ])('follows a template_file: %s', async (_, template, tag, expected) => {
    const files = {
      'main.tf': `${release(`"${OLD}"`, '  values = [data.template_file.bi.rendered]\n')}data "template_file" "bi" {\n  template = <<EOT\n${template}EOT\n  vars = {\n    tag = var.of_template\n  }\n}\nvariable "of_template" {\n  default = ${tag}\n}\n`,
    };
    const [base, head] = [filled(files, null, ['1.2.3']), filled(files, null, ['1.3.0'])];
    expect(await changesOf(base, head)).toEqual(expected);
  });

  it('leaves what two expressions decide as unknown, and red if a version behind it changes', async () => {
    const files = {
      'main.tf': `${release('local.v[var.region][var.env]')}${map('eu = { dev = "X1", prod = "X2" }', 'us = { dev = "X3" }')}`,
    };
    const base = filled(files, null, [OLD, NEW]);
    for (const mark of marksIn(files)) expect(await changesOf(base, filled(files, mark, [OLD, NEW]))).not.toEqual([]);
  });

  it('reads versions of other software in the same decoded file as theirs', async () => {
    const files = {
      'main.tf': `${release('local.v.bi.version')}locals {\n  v = yamldecode(file("versions.yaml"))\n}\n`,
      'versions.yaml': `bi:\n  version: ${OLD}\nother:\n  version: X1\n`,
    };
    expect(await changesOf(filled(files, null, ['1.0.0']), filled(files, null, ['1.1.0']))).toEqual([]);
    const head = { ...files, 'versions.yaml': files['versions.yaml'].replace(OLD, NEW) };
    expect(await changesOf(filled(files, null, ['1.0.0']), filled(head, null, ['1.0.0']))).toEqual([
      `upgrade ${OLD_APP} → ${NEW_APP}`,
    ]);
  });
});
