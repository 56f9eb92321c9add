// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const OLD = '2.0.0';
const NEW = '2.1.0';
type Versions = Readonly<Record<'qa' | 'prod', string>>;
const OURS: Versions = { qa: OLD, prod: NEW };
const THEIRS: Versions = { qa: '1.0.0', prod: '1.1.0' };
const IMAGES = { lightdash: 'lightdash/lightdash', shop: 'acme/shop' };
type Application = keyof typeof IMAGES;
const STAGES = ['qa', 'prod'] as const;
const perStage = (path: (stage: string) => string, text: (stage: (typeof STAGES)[number]) => string): Files =>
  Object.fromEntries(STAGES.map((stage) => [path(stage), text(stage)]));

/** A command in the folder of an application, with the stage that it selects, and the files there. */
interface Tool {
  readonly inside: (name: Application, stage: string) => string;
  /** The same command from the root. */
  readonly outside: (name: Application, stage: string) => string;
  readonly files: (name: Application, versions: Versions) => Files;
}

const envFiles = (name: Application, versions: Versions) =>
  perStage(
    (stage) => `${name}/${stage}.env`,
    (stage) => `TAG=${versions[stage]}\n`,
  );

const TOOLS: Readonly<Record<string, Tool>> = {
  'values of Helm': {
    inside: (name, stage) => `helm upgrade --install ${name} acme/${name} -f values-${stage}.yaml`,
    outside: (name, stage) => `helm upgrade --install ${name} acme/${name} -f ${name}/values-${stage}.yaml`,
    files: (name, versions) =>
      perStage(
        (stage) => `${name}/values-${stage}.yaml`,
        (stage) => `image: {repository: ${IMAGES[name]}, tag: ${versions[stage]}}\n`,
      ),
  },
  'variables of Terraform': {
    inside: (_, stage) => `terraform apply -var-file=${stage}.tfvars`,
    outside: (name, stage) => `terraform -chdir=${name} apply -var-file=${stage}.tfvars`,
    files: (name, versions) => ({
      [`${name}/main.tf`]: `variable "tag" {}\nresource "docker_container" "a" {\n  image = "${IMAGES[name]}:\${var.tag}"\n}\n`,
      ...perStage(
        (stage) => `${name}/${stage}.tfvars`,
        (stage) => `tag = "${versions[stage]}"\n`,
      ),
    }),
  },
  'an argument of a script': {
    inside: (_, stage) => `./deploy.sh ${stage}`,
    outside: (name, stage) => `./${name}/deploy.sh ${stage}`,
    files: (name, versions) => ({
      [`${name}/deploy.sh`]: `#!/bin/sh\n. ./${name}/$1.env\ndocker run ${IMAGES[name]}:$TAG\n`,
      ...envFiles(name, versions),
    }),
  },
  'a variable of make': {
    inside: (_, stage) => `make up ENV=${stage}`,
    outside: (name, stage) => `make -C ${name} up ENV=${stage}`,
    files: (name, versions) => ({
      [`${name}/Makefile`]: 'ENV ?= qa\nup:\n\tdocker compose --env-file $(ENV).env up -d\n',
      [`${name}/compose.yml`]: `services:\n  web:\n    image: ${IMAGES[name]}:\${TAG}\n`,
      ...envFiles(name, versions),
    }),
  },
  'a profile of compose': {
    inside: (_, stage) => `docker compose -f compose.yml --profile ${stage} up -d`,
    outside: (name, stage) => `docker compose -f ${name}/compose.yml --profile ${stage} up -d`,
    files: (name, versions) => ({
      [`${name}/compose.yml`]: `services:\n${STAGES.map((stage) => `  web-${stage}:\n    image: ${IMAGES[name]}:${versions[stage]}\n    profiles: [${stage}]\n`).join('')}`,
    }),
  },
};

type Layout = (ours: string, theirs: string) => Files;
const WORKFLOW = '.github/workflows/up.yml';
const job = (name: string, lines: readonly string[]) =>
  `  ${name}:\n    runs-on: u\n${lines.map((line) => `    ${line}\n`).join('')}`;

/** Two commands that name the folders. */
const OUTSIDE: Readonly<Record<string, Layout>> = {
  'targets of make': (ours, theirs) => ({ Makefile: `lightdash:\n\t${ours}\n\nshop:\n\t${theirs}\n` }),
  'one script': (ours, theirs) => ({ 'up.sh': `#!/bin/sh\n${ours}\n${theirs}\n` }),
  'jobs of GitHub': (ours, theirs) => ({
    [WORKFLOW]: `on: push\njobs:\n${job('bi', ['steps:', `  - run: ${ours}`])}${job('shop', ['steps:', `  - run: ${theirs}`])}`,
  }),
  'jobs of GitLab': (ours, theirs) => ({
    '.gitlab-ci.yml': `bi:\n  script:\n    - ${ours}\nshop:\n  script:\n    - ${theirs}\n`,
  }),
};

/** Two commands that run in the folders. */
const INSIDE: Readonly<Record<string, Layout>> = {
  'another folder on the line': (ours, theirs) => ({ 'up.sh': `(cd lightdash && ${ours})\n(cd shop && ${theirs})\n` }),
  'another folder above': (ours, theirs) => ({
    '.gitlab-ci.yml': `bi:\n  script:\n    - cd lightdash\n    - ${ours}\nshop:\n  script:\n    - cd shop\n    - ${theirs}\n`,
  }),
  'a folder and back': (ours, theirs) => ({ 'up.sh': `pushd lightdash\n${ours}\npopd\npushd shop\n${theirs}\npopd\n` }),
  'the folder of a step, below': (ours, theirs) => ({
    'azure-pipelines.yml': `steps:\n- script: ${ours}\n  workingDirectory: lightdash\n- script: ${theirs}\n  workingDirectory: shop\n`,
  }),
  'the folder of a job': (ours, theirs) => ({
    [WORKFLOW]: `on: push\njobs:\n${job('bi', ['defaults:', '  run:', '    working-directory: lightdash', 'steps:', `  - run: ${ours}`])}${job('shop', ['defaults:', '  run:', '    working-directory: shop', 'steps:', `  - run: ${theirs}`])}`,
  }),
  'a block of Jenkins': (ours, theirs) => ({
    Jenkinsfile: `node {\n  dir('lightdash') {\n    sh '${ours}'\n  }\n  dir('shop') {\n    sh '${theirs}'\n  }\n}\n`,
  }),
};

describe.each(Object.entries(TOOLS))('%s, beside an application with files of the same names', (_, tool) => {
  const layouts = [
    ...Object.entries(OUTSIDE).map(([name, layout]) => [name, layout, tool.outside] as const),
    ...Object.entries(INSIDE).map(([name, layout]) => [name, layout, tool.inside] as const),
  ];

  it.each(layouts)('are those of the folder that the command names, or runs in: %s', async (__, layout, command) => {
    const files = { ...tool.files('lightdash', OURS), ...tool.files('shop', THEIRS) };
    const at = (ours: string, theirs: string): Files => ({
      ...files,
      ...layout(command('lightdash', ours), command('shop', theirs)),
    });
    const changesOf = async (head: Files) =>
      (await compare(at('qa', 'qa'), head))
        .filter(({ change, tolerated }) => change !== 'unchanged' && !tolerated)
        .map(show);
    expect(await changesOf(at('qa', 'prod'))).toEqual([]);
    const changes = await changesOf(at('prod', 'qa'));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toContain(`upgrade ${OLD} → ${NEW}`);
  });
});
