// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

/** What a change stops for, the same alone and beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const [alone, beside] = await Promise.all(
    [{}, NEIGHBOUR].map(async (other) =>
      (await compare({ ...other, ...base }, { ...other, ...head }))
        .filter(({ change, problem, tolerated }) => change.endsWith('grade') || (problem && !tolerated))
        .map(show),
    ),
  );
  expect(beside).toEqual(alone);
  return alone ?? [];
}

/** A file that hands a version to the service, and one to another application; and the files that take them. */
type Repository = (ours: string, theirs: string) => Files;

const bicep = (name: string, image: string) => ({
  [`modules/${name}.bicep`]: `param tag string\nvar image = '${image}:\${tag}'\n`,
});
const python = (name: string, image: string) => ({
  [`parts/${name}.py`]: `class ${name}:\n    def __init__(self, version):\n        run(f"${image}:{version}")\n`,
});
const program = (path: string, image: string) => ({
  [path]: `export const run = (c) => start(\`${image}:\${c.tag}\`);\n`,
});
const action = (name: string, image: string) => ({
  [`.github/actions/${name}/action.yml`]: `runs:\n  using: composite\n  steps:\n    - run: docker run ${image}:\${{ inputs.tag }}\n`,
});
const tasks = (path: string, image: string) => ({
  [path]: `- docker_container:\n    name: it\n    image: "${image}:{{ version }}"\n`,
});
const steps = (name: string, image: string) => ({
  [`ci/${name}.yml`]: `steps:\n  - script: docker run ${image}:\${{ parameters.tag }}\n`,
});

/** Two roles of Ansible that take the same variable. */
const roles = (variable: string): Files => ({
  'roles/bi/tasks/main.yml': `- docker_container:\n    name: it\n    image: "${IMAGE}:{{ ${variable} }}"\n`,
  'roles/mail/tasks/main.yml': `- docker_container:\n    name: it\n    image: "acme/mail:{{ ${variable} }}"\n`,
});
const including = (module: string, variable: string, ours: string, theirs: string) => {
  const task = (role: string, tag: string) =>
    `    - name: Run it\n      ${module}:\n        name: ${role}\n      vars:\n        ${variable}: ${tag}\n`;
  return `- hosts: all\n  tasks:\n${task('bi', ours)}${task('mail', theirs)}`;
};

const REPOSITORIES: readonly [name: string, repository: Repository, place: string][] = [
  [
    'a module of Bicep',
    (ours, theirs) => ({
      ...bicep('bi', IMAGE),
      ...bicep('mail', 'acme/mail'),
      'main.bicep': `module bi 'modules/bi.bicep' = {\n  params: {\n    tag: '${ours}'\n  }\n}\nmodule mail 'modules/mail.bicep' = {\n  params: {\n    tag: '${theirs}'\n  }\n}\n`,
    }),
    'main.bicep:3',
  ],
  [
    'a class of Python',
    (ours, theirs) => ({
      ...python('bi', IMAGE),
      ...python('mail', 'acme/mail'),
      'main.py': `from parts.bi import Bi\nfrom parts.mail import Mail\n\nBi(version="${ours}")\nMail(version="${theirs}")\n`,
    }),
    'main.py:4',
  ],
  [
    'a module of Python',
    (ours, theirs) => ({
      ...python('bi', IMAGE),
      ...python('mail', 'acme/mail'),
      'main.py': `from parts import bi, mail as post\n\nbi.bi(version="${ours}")\npost.mail(version="${theirs}")\n`,
    }),
    'main.py:3',
  ],
  [
    'a class of Ruby',
    (ours, theirs) => ({
      'parts/bi.rb': `class Bi\n  def initialize(version:)\n    run("${IMAGE}:#{version}")\n  end\nend\n`,
      'parts/mail.rb': 'class Mail\n  def initialize(version:)\n    run("acme/mail:#{version}")\n  end\nend\n',
      'main.rb': `require_relative 'parts/bi'\nrequire_relative 'parts/mail'\n\nBi.new(version: '${ours}')\nMail.new(version: '${theirs}')\n`,
    }),
    'main.rb:4',
  ],
  [
    'a program, over several lines',
    (ours, theirs) => ({
      ...program('parts/bi.ts', IMAGE),
      ...program('parts/mail.ts', 'acme/mail'),
      'main.ts': `import { run as bi } from './parts/bi';\nimport { run as mail } from './parts/mail';\n\nbi({\n  tag: '${ours}',\n});\nmail({\n  tag: '${theirs}',\n});\n`,
    }),
    'main.ts:5',
  ],
  [
    'a folder of a program',
    (ours, theirs) => ({
      ...program('parts/bi/index.ts', IMAGE),
      ...program('parts/mail/index.ts', 'acme/mail'),
      'main.ts': `import { run as bi } from './parts/bi';\nimport { run as mail } from './parts/mail';\n\nbi({ tag: '${ours}' });\nmail({ tag: '${theirs}' });\n`,
    }),
    'main.ts:4',
  ],
  [
    'an action of the repository',
    (ours, theirs) => ({
      ...action('bi', IMAGE),
      ...action('mail', 'acme/mail'),
      '.github/workflows/up.yml': `jobs:\n  up:\n    steps:\n      - uses: ./.github/actions/bi\n        with:\n          tag: ${ours}\n      - uses: ./.github/actions/mail\n        with:\n          tag: ${theirs}\n`,
    }),
    '.github/workflows/up.yml:6',
  ],
  [
    'tasks of Ansible, behind a name',
    (ours, theirs) => ({
      ...tasks('tasks/bi.yml', IMAGE),
      ...tasks('tasks/mail.yml', 'acme/mail'),
      'site.yml': `- hosts: all\n  tasks:\n    - name: One\n      include_tasks: tasks/bi.yml\n      vars:\n        version: ${ours}\n    - name: Two\n      include_tasks: tasks/mail.yml\n      vars:\n        version: ${theirs}\n`,
    }),
    'site.yml:6',
  ],
  [
    'a role of Ansible',
    (ours, theirs) => ({
      ...tasks('roles/bi/tasks/main.yml', IMAGE),
      ...tasks('roles/mail/tasks/main.yml', 'acme/mail'),
      'site.yml': `- hosts: all\n  roles:\n    - role: bi\n      vars:\n        version: ${ours}\n    - role: mail\n      vars:\n        version: ${theirs}\n`,
    }),
    'site.yml:5',
  ],
  [
    'a template of a pipeline',
    (ours, theirs) => ({
      ...steps('bi', IMAGE),
      ...steps('mail', 'acme/mail'),
      'azure-pipelines.yml': `steps:\n  - template: ci/bi.yml\n    parameters:\n      tag: ${ours}\n  - template: ci/mail.yml\n    parameters:\n      tag: ${theirs}\n`,
    }),
    'azure-pipelines.yml:4',
  ],
  ...['tag', 'image_tag'].flatMap((variable): [string, Repository, string][] => [
    [
      `a task that includes a role with ${variable}`,
      (ours, theirs) => ({
        ...roles(variable),
        'site.yml': including('ansible.builtin.include_role', variable, ours, theirs),
      }),
      'site.yml:7',
    ],
    [
      `a task below other folders that imports a role with ${variable}`,
      (ours, theirs) => ({
        ...roles(variable),
        'playbooks/site.yml': including('import_role', variable, ours, theirs),
      }),
      'playbooks/site.yml:7',
    ],
    [
      `a play with roles and ${variable}`,
      (ours, theirs) => ({
        ...roles(variable),
        'site.yml': `- hosts: all\n  roles:\n    - role: bi\n      vars:\n        ${variable}: ${ours}\n    - role: mail\n      vars:\n        ${variable}: ${theirs}\n`,
      }),
      'site.yml:5',
    ],
    [
      `a play with roles and ${variable} as a parameter`,
      (ours, theirs) => ({
        ...roles(variable),
        'site.yml': `- hosts: all\n  roles:\n    - role: bi\n      ${variable}: ${ours}\n    - role: mail\n      ${variable}: ${theirs}\n`,
      }),
      'site.yml:4',
    ],
  ]),
];

describe('a tag or a version that is handed to what takes it', () => {
  it.each(REPOSITORIES)('is the service’s: %s', async (_, repository, place) => {
    expect(await stops(repository(OLD, OLD), repository(NEW, OLD))).toEqual([`${place} upgrade ${OLD} → ${NEW}`]);
  });

  it.each(REPOSITORIES)('is that of another application beside it: %s', async (_, repository) => {
    expect(await stops(repository(OLD, OLD), repository(OLD, NEW))).toEqual([]);
  });

  it('is the service’s where a role hands it on to another one', async () => {
    const files = (tag: string): Files => ({
      ...roles('image_tag'),
      'roles/platform/tasks/main.yml': '- include_role:\n    name: bi\n',
      'site.yml': `- hosts: all\n  roles:\n    - role: platform\n      vars:\n        image_tag: ${tag}\n`,
    });
    expect(await stops(files(OLD), files(NEW))).toEqual([`site.yml:5 upgrade ${OLD} → ${NEW}`]);
  });

  it('is not the service’s where nothing leads to what takes it', async () => {
    const files = (tag: string): Files => ({
      ...program('parts/bi.ts', IMAGE),
      'other.ts': `import { run } from './mail';\nrun({ tag: '${tag}' });\n`,
    });
    expect(await stops(files(OLD), files(NEW))).toEqual([]);
  });
});

describe('a map of versions on one line', () => {
  const files = (ours: string, theirs: string): Files => ({
    'versions.ts': `export const prod = { lightdash: '${ours}', ledger: '${theirs}' };\n`,
    'main.ts': 'bi({ tag: prod.lightdash });\nledger({ tag: prod.ledger });\n',
  });

  it('is judged by the key of each', async () => {
    expect(await stops(files(OLD, OLD), files(OLD, NEW))).toEqual([]);
    expect(await stops(files(OLD, OLD), files(NEW, OLD))).toEqual([`versions.ts:1 upgrade ${OLD} → ${NEW}`]);
  });
});

describe('a variable that another one of make takes over', () => {
  const makefile = (operator: string, tag: string): Files => ({
    Makefile: `RELEASE ?= ${tag}\nTAG ${operator} $(RELEASE)\nup:\n\tdocker run ${IMAGE}:$(TAG)\n`,
  });
  it.each(['=', ':=', '::=', '?='])('decides the version: %s', async (operator) => {
    expect(await stops(makefile(operator, OLD), makefile(operator, NEW))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it('decides nothing for an image of other software', async () => {
    const of = (tag: string): Files => ({
      Makefile: `RELEASE ?= ${tag}\nTAG := $(RELEASE)\nup:\n\tdocker run acme/mail:$(TAG)\n`,
    });
    expect(await stops(of(OLD), of(NEW))).toEqual([]);
  });
});
