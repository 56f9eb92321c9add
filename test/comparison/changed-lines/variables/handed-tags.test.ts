// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOURS: readonly Files[] = [
  {},
  { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' },
];

async function stops(base: Files, head: Files, beside: Files): Promise<string[]> {
  const changes = await compare({ ...beside, ...base }, { ...beside, ...head });
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

type Form = (key: string, name: string, version: string, thing: string) => Files;
/** Something about a service that gets a tag under a key from a variable. */
const FORMS: Readonly<Record<string, Form>> = {
  'a module of Terraform and its variable': (key, name, version, thing) => ({
    'main.tf': `variable "${name}" {\n  default = "${version}"\n}\nmodule "${thing}" {\n  source = "git::https://acme.test/m.git"\n  ${key} = var.${name}\n}\n`,
  }),
  'a module of Terraform and a file of variables': (key, name, version, thing) => ({
    'prod.tfvars': `${name} = "${version}"\n`,
    'main.tf': `variable "${name}" {}\nmodule "${thing}" {\n  source = "git::https://acme.test/m.git"\n  ${key} = var.${name}\n}\n`,
  }),
  'a module of Bicep': (key, name, version, thing) => ({
    'main.bicep': `param ${name} string = '${version}'\nmodule ${thing} 'br:acme.test/bicep/m:v1' = {\n  name: '${thing}'\n  params: {\n    ${key}: ${name}\n  }\n}\n`,
  }),
  'an object of TypeScript': (key, name, version, thing) => ({
    'i.ts': `const ${name} = '${version}';\nnew App(this, '${thing}', {\n  ${key}: ${name},\n});\n`,
  }),
  'a call of Python': (key, name, version, thing) => ({
    'i.py': `${name} = '${version}'\nApp(self, '${thing}', ${key}=${name})\n`,
  }),
  'a role of Ansible': (key, name, version, thing) => ({
    'site.yml': `- hosts: all\n  vars:\n    ${name}: ${version}\n  roles:\n    - role: acme.${thing}\n      vars:\n        ${key}: "{{ ${name} }}"\n`,
  }),
  'an action of GitHub': (key, name, version, thing) => ({
    '.github/workflows/d.yml': `env:\n  ${name}: ${version}\njobs:\n  run:\n    steps:\n      - uses: acme/deploy-${thing}@v1\n        with:\n          ${key}: \${{ env.${name} }}\n`,
  }),
};
const ROWS = Object.keys(FORMS).flatMap((form) =>
  [
    ['image_tag', 'tag'],
    ['imageTag', 'bi_tag'],
    ['app_version', 'app_version'],
  ].map(([key = '', name = '']) => [form, key, name] as const),
);

describe('a variable that something is handed as its tag', () => {
  it.each(ROWS)('is that of the service: %s, %s from %s', async (form, key, name) => {
    const files = (version: string) => FORMS[form]?.(key, name, version, 'lightdash') ?? {};
    for (const beside of NEIGHBOURS) expect(await stops(files('1.0.0'), files('1.1.0'), beside)).toHaveLength(1);
  });

  it.each(ROWS)('is that of other software: %s, %s from %s', async (form, key, name) => {
    const files = (version: string) => FORMS[form]?.(key, name, version, 'metabase') ?? {};
    for (const beside of NEIGHBOURS) expect(await stops(files('1.0.0'), files('1.1.0'), beside)).toEqual([]);
  });

  it('is not what a command takes for each of several applications', async () => {
    const files = (version: string): Files => ({
      '.gitlab-ci.yml': `deploy:\n  parallel:\n    matrix:\n      - APP: shop\n        VERSION: ${version}\n      - APP: lightdash\n        VERSION: 1.0.0\n  script:\n    - helm upgrade --install $APP charts/$APP --set image.tag=$VERSION\n`,
    });
    for (const beside of NEIGHBOURS) expect(await stops(files('1.0.0'), files('1.1.0'), beside)).toEqual([]);
  });
});
