// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOURS: readonly Files[] = [
  {},
  { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' },
];

async function stops(path: string, base: string, head: string, beside: Files): Promise<string[]> {
  const changes = await compare({ ...beside, [path]: base }, { ...beside, [path]: head });
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

/** A file that chooses between OLD and NEW, and the value by which it does. */
const FORMS: readonly [what: string, path: string, text: string, from: string, to: string][] = [
  [
    'a shell on one line',
    'up.sh',
    'NEXT=0\nif [ $NEXT = 1 ]; then TAG=NEW; else TAG=OLD; fi\ndocker run lightdash/lightdash:$TAG\n',
    'NEXT=0',
    'NEXT=1',
  ],
  [
    'a shell',
    'up.sh',
    'NEXT=0\nif [ $NEXT = 1 ]; then\n  TAG=NEW\nelse\n  TAG=OLD\nfi\ndocker run lightdash/lightdash:$TAG\n',
    'NEXT=0',
    'NEXT=1',
  ],
  [
    'a case',
    'up.sh',
    'CHANNEL=stable\ncase $CHANNEL in\n  stable) TAG=OLD ;;\n  *) TAG=NEW ;;\nesac\ndocker run lightdash/lightdash:$TAG\n',
    '=stable',
    '=edge',
  ],
  [
    'make',
    'Makefile',
    'CHANNEL := stable\nifeq ($(CHANNEL),stable)\nTAG := OLD\nelse\nTAG := NEW\nendif\nup:\n\tdocker run lightdash/lightdash:$(TAG)\n',
    ':= stable',
    ':= edge',
  ],
  ['TypeScript', 'i.ts', "const next = false;\nrun(`lightdash/lightdash:${next ? 'NEW' : 'OLD'}`);\n", 'false', 'true'],
  ['Python', 'i.py', "NEXT = False\nrun(image=f\"lightdash/lightdash:{'NEW' if NEXT else 'OLD'}\")\n", 'False', 'True'],
  [
    'Nix',
    'b.nix',
    'let next = false; in {\n  image = "lightdash/lightdash:${if next then "NEW" else "OLD"}";\n}\n',
    'false',
    'true',
  ],
  [
    'Jsonnet',
    'b.jsonnet',
    "local next = false;\n{ image: 'lightdash/lightdash:' + (if next then 'NEW' else 'OLD') }\n",
    'false',
    'true',
  ],
  [
    'CUE',
    'b.cue',
    'next: false\nif !next {image: "lightdash/lightdash:OLD"}\nif next {image: "lightdash/lightdash:NEW"}\n',
    'next: false',
    'next: true',
  ],
  [
    'Bicep',
    'm.bicep',
    "param next bool = false\nvar image = 'lightdash/lightdash:${next ? 'NEW' : 'OLD'}'\n",
    'false',
    'true',
  ],
  [
    'Groovy',
    'Jenkinsfile',
    "def next = false\nsh \"docker run lightdash/lightdash:${next ? 'NEW' : 'OLD'}\"\n",
    'false',
    'true',
  ],
  [
    'PowerShell',
    'up.ps1',
    '$next = $false\n$tag = if ($next) { "NEW" } else { "OLD" }\ndocker run "lightdash/lightdash:$tag"\n',
    '$false',
    '$true',
  ],
  [
    'an expression of a workflow',
    '.github/workflows/d.yml',
    "env:\n  NEXT: 'false'\njobs:\n  d:\n    steps:\n      - run: docker run lightdash/lightdash:${{ env.NEXT == 'true' && 'NEW' || 'OLD' }}\n",
    "'false'",
    "'true'",
  ],
  [
    'a template of Ansible',
    'site.yml',
    "- hosts: all\n  vars: {next: false}\n  tasks:\n    - docker_container: {name: bi, image: \"lightdash/lightdash:{{ 'NEW' if next else 'OLD' }}\"}\n",
    'next: false',
    'next: true',
  ],
];

describe('a value that chooses between versions', () => {
  it.each(FORMS)('stops, in %s', async (_, path, text, from, to) => {
    const base = text.replaceAll('OLD', '1.0.0').replaceAll('NEW', '1.1.0');
    for (const beside of NEIGHBOURS)
      expect(await stops(path, base, base.replace(from, to), beside)).toEqual([
        expect.stringMatching(/ not-understood$/),
      ]);
  });

  it.each(FORMS)('says nothing where both are the same, in %s', async (_, path, text, from, to) => {
    const base = text.replaceAll('OLD', '1.0.0').replaceAll('NEW', '1.0.0');
    for (const beside of NEIGHBOURS) expect(await stops(path, base, base.replace(from, to), beside)).toEqual([]);
  });

  it.each<[what: string, path: string, text: string, from: string, to: string]>([
    [
      'something else on one line',
      'up.sh',
      'DEBUG=0\nif [ $DEBUG = 1 ]; then set -x; fi\ndocker run lightdash/lightdash:1.0.0\n',
      '=0',
      '=1',
    ],
    [
      'something else in a block',
      'up.sh',
      'DEBUG=0\nif [ $DEBUG = 1 ]; then\n  set -x\nfi\ndocker run lightdash/lightdash:1.0.0\n',
      '=0',
      '=1',
    ],
    [
      'something else of make',
      'Makefile',
      'V := 0\nifeq ($(V),1)\nQ :=\nendif\nTAG := 1.0.0\nup:\n\tdocker run lightdash/lightdash:$(TAG)\n',
      ':= 0',
      ':= 1',
    ],
    [
      'something else beside the image',
      'i.ts',
      'const big = false;\nrun({ image: `lightdash/lightdash:1.0.0`, cpu: big ? 4 : 2 });\n',
      'false',
      'true',
    ],
    [
      'the version of other software',
      'up.sh',
      'NEXT=0\nif [ $NEXT = 1 ]; then SHOP=3.1.0; else SHOP=3.0.7; fi\ndocker run acme/shop:$SHOP\ndocker run lightdash/lightdash:1.0.0\n',
      '=0',
      '=1',
    ],
    [
      'another job',
      '.github/workflows/d.yml',
      "env:\n  E2E: 'false'\njobs:\n  e:\n    if: env.E2E == 'true'\n    steps: [{run: npm test}]\n  d:\n    steps:\n      - run: docker run lightdash/lightdash:1.0.0\n",
      "'false'",
      "'true'",
    ],
    [
      'another step',
      '.github/workflows/d.yml',
      'jobs:\n  d:\n    steps:\n      - if: true\n        run: docker run lightdash/lightdash:1.0.0\n      - if: always()\n        run: npm test\n',
      'always',
      'failure',
    ],
  ])('says nothing where it chooses %s', async (_, path, text, from, to) => {
    for (const beside of NEIGHBOURS) expect(await stops(path, text, text.replace(from, to), beside)).toEqual([]);
  });
});

describe('a word that selects one of two files', () => {
  const env = { 'env/prod.mk': 'PORT := 1\n', 'env/staging.mk': 'PORT := 2\nLIGHTDASH_TAG := 1.2.0\n' };
  const make = (more: string) =>
    `${more}include env/$(ENV).mk\nup:\n\tdocker run lightdash/lightdash:$(LIGHTDASH_TAG)\n`;

  it.each<[what: string, path: string, before: string, after: string, files: Files]>([
    [
      'by a variable of make',
      'deploy.yml',
      'script: make up ENV=prod\n',
      'script: make up ENV=staging\n',
      { ...env, Makefile: make('') },
    ],
    ['by its default', 'Makefile', make('ENV ?= prod\n'), make('ENV ?= staging\n'), env],
  ])('stops where only one has a version: %s', async (_, path, before, after, files) => {
    for (const beside of NEIGHBOURS)
      expect(await stops(path, before, after, { ...beside, ...files })).toEqual([
        expect.stringMatching(/ upgrade \? → 1\.2\.0 not-understood$/),
      ]);
  });
});
