// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { DeploymentChange } from '../../src/comparison/compare-trees.ts';
import { compare } from '../support/comparison.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';

type Files = Readonly<Record<string, string>>;

const [OLD, NEW] = ['2.1.0', '2.3.0'];

/** Applies a rewriting to the paths and to the texts of all files. */
function rewriteAll(files: Files, rewrite: (text: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [rewrite(path), rewrite(text)]));
}

/** Applies a rewriting to the texts alone. */
function rewriteTexts(files: Files, rewrite: (text: string, path: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, rewrite(text, path)]));
}

function rename(names: Readonly<Record<string, string>>) {
  const pattern = new RegExp(`(?<![A-Za-z])(?:${Object.keys(names).join('|')})(?![A-Za-z])`, 'g');
  return (files: Files) => rewriteAll(files, (text) => text.replace(pattern, (name) => names[name] ?? name));
}

/** Files in which a line that begins with `#` is a comment. */
const HAS_HASHES = /\.(?:ya?ml|tf|tfvars|hcl|toml|sh|env)$|(?:^|\/)(?:Makefile|\.env)$/;

/** What says the same in other words. */
const REWRITINGS: Readonly<Record<string, (files: Files) => Files>> = {
  'lines that end as on Windows': (files) => rewriteTexts(files, (text) => text.replaceAll('\n', '\r\n')),
  'a comment on top of each file': (files) =>
    rewriteTexts(files, (text, path) => (HAS_HASHES.test(path) ? `# Kept by the platform team.\n${text}` : text)),
  'empty lines at the end': (files) => rewriteTexts(files, (text) => `${text}\n\n`),
  'stages with other names': rename({ dev: 'qa', staging: 'uat', production: 'live' }),
  'stages with rare names': rename({ dev: 'sandbox', staging: 'acc', production: 'prd' }),
  'regions in the place of stages': rename({ dev: 'us-east-1', staging: 'eu-north-1', production: 'eu-west-1' }),
  'another application beside, which nobody knows': rename({ grafana: 'quokka', metabase: 'wombat' }),
};

function stops({ change, problem, tolerated }: DeploymentChange): boolean {
  return change === 'upgrade' || change === 'downgrade' || (problem !== null && !tolerated);
}

const jumps = (changes: readonly DeploymentChange[]) =>
  changes.filter(stops).map(({ change, from, to, problem }) => [change, from, to, problem?.code ?? null]);

describe('what says the same in other words is judged alike', () => {
  const rows = EVERY_KIND.flatMap((repository) =>
    Object.keys(REWRITINGS).map((rewriting) => [repository.name, rewriting, repository] as const),
  );
  it.each(rows)('%s, with %s', async (_, rewriting, { files, unrelated }) => {
    const rewrite = REWRITINGS[rewriting] ?? ((all: Files) => all);
    const [base, head] = [rewrite(files(OLD)), rewrite(files(NEW))];
    expect(jumps(await compare(base, head))).toEqual([['upgrade', OLD, NEW, null]]);
    expect(jumps(await compare(head, base))).toEqual([['downgrade', NEW, OLD, null]]);
    expect(jumps(await compare(base, rewrite({ ...files(OLD), ...unrelated })))).toEqual([]);
  });
});

const IS_YAML = /\.ya?ml$/;

/** YAML as a formatter writes it. */
function formatted(text: string, indent: number): string {
  if (/\{\{|<%/.test(text)) return text;
  const documents = parseAllDocuments(text);
  return Array.isArray(documents) ? documents.map((each) => each.toString({ lineWidth: 0, indent })).join('') : text;
}

/** What changes the text of files and nothing that a tool reads. */
const FORMATS: Readonly<Record<string, (text: string, path: string) => string>> = {
  'other ends of lines': (text) => text.replaceAll('\n', '\r\n'),
  'a comment behind each value': (text, path) =>
    HAS_HASHES.test(path) ? text.replace(/^([ \w.-]*(?:: |\s= )[^\s|>&{[#][^\n#]*)$/gm, '$1 # see the runbook') : text,
  'quotes around plain values': (text, path) =>
    IS_YAML.test(path) ? text.replace(/^([- ]*\w*(?:tag|version|image)\w*): ([\w./:-]+)$/gim, '$1: "$2"') : text,
  'wider indents': (text, path) => (IS_YAML.test(path) ? formatted(text, 4) : text),
  'an item that begins with its image': (text) =>
    text.replace(/^( *)- (name: [\w-]+)\n\1 {2}(image: \S+)$/gm, '$1- $3\n$1  $2'),
  'wider JSON': (text, path) => (path.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 4)}\n` : text),
};

const POD = (image: string) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: lightdash
spec:
  template:
    spec:
      containers:
        - name: lightdash
          image: ${image}
`;
const RELEASE = (more: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: lightdash
spec:
  chart:
    spec:
      chart: lightdash
      version: 2.16.361
      sourceRef: {kind: HelmRepository, name: lightdash}
${more}`;

/** Deployments of which not all is known, and versions on lines that no reader reads. */
const OPEN: Readonly<Record<string, Files>> = {
  'a tag that moves': { 'values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: latest\n' },
  'an image without a tag': { 'k8s/bi.yaml': POD('lightdash/lightdash') },
  'a variable that is set elsewhere': { 'k8s/bi.yaml': POD('lightdash/lightdash:${TAG}') },
  'a range of charts': {
    'flux/bi.yaml': RELEASE('').replace('2.16.361', '2.16.x'),
    'flux/source.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: lightdash}\nspec: {url: "https://lightdash.github.io/helm-charts"}\n',
  },
  'a patch': {
    'base/bi.yaml': POD('lightdash/lightdash:2.1.0'),
    'base/kustomization.yaml': 'resources:\n  - bi.yaml\n',
    'prod/kustomization.yaml': `resources:
  - ../base
patches:
  - target:
      kind: Deployment
      name: lightdash
    patch: |-
      - op: replace
        path: /spec/template/spec/containers/0/image
        value: lightdash/lightdash:2.3.0
`,
  },
  'parameters from files': {
    'argocd/bi.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: lightdash
spec:
  source:
    repoURL: https://lightdash.github.io/helm-charts
    chart: lightdash
    targetRevision: 2.16.361
    helm:
      fileParameters:
        - name: image.tag
          path: tags/bi
`,
  },
  'a version of Ansible': { 'group_vars/all.yml': 'lightdash_version: 2.1.0\n' },
  'a version in JSON': { 'versions.json': '{\n  "apps": {\n    "lightdash": "2.1.0"\n  }\n}\n' },
};

describe('what a formatter does is no change', () => {
  const rows = [...EVERY_KIND.map(({ name, files }) => [name, files(OLD)] as const), ...Object.entries(OPEN)];
  const isSeen = ({ change, problem, tolerated }: DeploymentChange) =>
    change !== 'unchanged' || (problem !== null && !tolerated);
  it.each(Object.keys(FORMATS))('%s', async (name) => {
    const format = FORMATS[name] ?? ((text: string) => text);
    const seen: string[] = [];
    let rewritten = 0;
    for (const [repository, files] of rows) {
      const head = rewriteTexts(files, format);
      if (JSON.stringify(head) === JSON.stringify(files)) continue;
      rewritten += 1;
      if ((await compare(files, head)).some(isSeen)) seen.push(repository);
    }
    expect(seen).toEqual([]);
    expect(rewritten).toBeGreaterThan(0);
  });

  it('nor is another name of a file that a command loads', async () => {
    const files = (name: string): Files => ({
      [name]: POD('lightdash/lightdash:${TAG}'),
      'up.sh': `envsubst < ${name} | kubectl apply -f -\nkubectl apply -f ${name}\n`,
    });
    const renames = { 'k8s/bi.yml': 'k8s/bi.yaml' };
    expect((await compare(files('k8s/bi.yaml'), files('k8s/bi.yml'), { renames })).filter(isSeen)).toEqual([]);
    const other = { ...files('k8s/bi.yaml'), 'k8s/next.yaml': POD('lightdash/lightdash:${NEXT}') };
    const head = { ...other, 'up.sh': files('k8s/next.yaml')['up.sh'] ?? '' };
    expect((await compare(other, head)).filter(isSeen)).not.toEqual([]);
  });

  it('nor is a folder around everything', async () => {
    for (const [, files] of Object.entries(OPEN)) {
      const moved = Object.fromEntries(Object.entries(files).map(([path, text]) => [`platform/${path}`, text]));
      const renames = Object.fromEntries(Object.keys(files).map((path) => [`platform/${path}`, path]));
      expect((await compare(files, moved, { renames })).filter(isSeen)).toEqual([]);
    }
  });
});
