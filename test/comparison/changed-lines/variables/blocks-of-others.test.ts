// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

/** What a change stops for beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes
    .filter(({ change, problem, tolerated }) => change.endsWith('grade') || (problem && !tolerated))
    .map(show);
}

const ours = (tag: string) => `docker run -d ${IMAGE}:${tag}`;
const theirs = (tag: string) => `docker run -d acme/mail:${tag}`;

describe('a variable that two blocks of a pipeline set, each for itself', () => {
  const PIPELINES: Readonly<Record<string, (our: string, their: string) => Files>> = {
    'jobs of GitHub': (our, their) => ({
      '.github/workflows/up.yml': `jobs:\n  bi:\n    env:\n      TAG: ${our}\n    steps:\n      - run: ${ours('$TAG')}\n  mail:\n    env:\n      TAG: ${their}\n    steps:\n      - run: ${theirs('$TAG')}\n`,
    }),
    'jobs of GitHub on one line, with the image in a variable': (our, their) => ({
      '.github/workflows/up.yml': `env:\n  IMAGE: ${IMAGE}\njobs:\n  bi:\n    env: { TAG: ${our} }\n    steps:\n      - run: docker run -d $IMAGE:$TAG\n  mail:\n    env: { TAG: ${their} }\n    steps:\n      - run: ${theirs('$TAG')}\n`,
    }),
    'steps of GitHub': (our, their) => ({
      '.github/workflows/up.yml': `jobs:\n  all:\n    steps:\n      - run: ${ours('$TAG')}\n        env:\n          TAG: ${our}\n      - run: ${theirs('$TAG')}\n        env:\n          TAG: ${their}\n`,
    }),
    'matrices of GitHub': (our, their) => ({
      '.github/workflows/up.yml': `jobs:\n  bi:\n    strategy:\n      matrix:\n        tag: ["${our}"]\n    steps:\n      - run: ${ours('${{ matrix.tag }}')}\n  mail:\n    strategy:\n      matrix:\n        tag: ["${their}"]\n    steps:\n      - run: ${theirs('${{ matrix.tag }}')}\n`,
    }),
    'jobs of GitLab': (our, their) => ({
      '.gitlab-ci.yml': `bi:\n  variables:\n    TAG: "${our}"\n  script:\n    - ${ours('$TAG')}\nmail:\n  variables:\n    TAG: "${their}"\n  script:\n    - ${theirs('$TAG')}\n`,
    }),
    'scripts of GitLab': (our, their) => ({
      '.gitlab-ci.yml': `bi:\n  script:\n    - export TAG=${our}\n    - ${ours('$TAG')}\nmail:\n  script:\n    - export TAG=${their}\n    - ${theirs('$TAG')}\n`,
    }),
    'jobs of Azure': (our, their) => ({
      'azure-pipelines.yml': `jobs:\n  - job: bi\n    variables:\n      TAG: ${our}\n    steps:\n      - script: ${ours('$(TAG)')}\n  - job: mail\n    variables:\n      TAG: ${their}\n    steps:\n      - script: ${theirs('$(TAG)')}\n`,
    }),
  };

  it.each(Object.entries(PIPELINES))('is the service’s in the block that takes it for that: %s', async (_, files) => {
    expect(await stops(files(OLD, OLD), files(NEW, OLD))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it.each(Object.entries(PIPELINES))('is another application’s in the other block: %s', async (_, files) => {
    expect(await stops(files(OLD, OLD), files(OLD, NEW))).toEqual([]);
  });
});

describe('a variable in the block of another application is the service’s', () => {
  const LEAVING: Readonly<Record<string, (tag: string) => Files>> = {
    'as the output of a job': (tag) => ({
      '.github/workflows/up.yml': `jobs:\n  mail:\n    env:\n      TAG: ${tag}\n    outputs:\n      tag: \${{ env.TAG }}\n    steps:\n      - run: ${theirs('$TAG')}\n  bi:\n    needs: mail\n    steps:\n      - run: ${ours('${{ needs.mail.outputs.tag }}')}\n`,
    }),
    'in the environment of later steps': (tag) => ({
      '.github/workflows/up.yml': `jobs:\n  all:\n    steps:\n      - run: |\n          echo "TAG=${tag}" >> $GITHUB_ENV\n          ${theirs('${TAG}')}\n      - run: ${ours('$TAG')}\n`,
    }),
    'in a job that extends the block': (tag) => ({
      '.gitlab-ci.yml': `mail:\n  variables:\n    TAG: ${tag}\n  script:\n    - ${theirs('$TAG')}\nbi:\n  extends: mail\n  script:\n    - ${ours('$TAG')}\n`,
    }),
    'through an anchor': (tag) => ({
      '.gitlab-ci.yml': `mail:\n  variables: &v\n    TAG: ${tag}\n  script:\n    - ${theirs('$TAG')}\nbi:\n  variables: *v\n  script:\n    - ${ours('$TAG')}\n`,
    }),
    'through a file': (tag) => ({
      '.gitlab-ci.yml': `mail:\n  script:\n    - export TAG=${tag}\n    - ${theirs('$TAG')}\n    - echo "TAG=$TAG" > build.env\n  artifacts: {reports: {dotenv: build.env}}\nbi:\n  needs: [mail]\n  script:\n    - ${ours('$TAG')}\n`,
    }),
    'in a script that it calls': (tag) => ({
      '.gitlab-ci.yml': `all:\n  variables:\n    TAG: ${tag}\n  script:\n    - ${theirs('$TAG')}\n    - ./bi/up.sh\n`,
      'bi/up.sh': `${ours('$TAG')}\n`,
    }),
    'in a project of compose that it starts': (tag) => ({
      '.gitlab-ci.yml': `all:\n  variables:\n    TAG: ${tag}\n  script:\n    - ${theirs('$TAG')}\n    - docker compose -f bi/compose.yaml up -d\n`,
      'bi/compose.yaml': `services: {bi: {image: "${IMAGE}:\${TAG}"}}\n`,
    }),
    'in a target that it makes': (tag) => ({
      '.gitlab-ci.yml': `all:\n  variables:\n    TAG: ${tag}\n  script:\n    - ${theirs('$TAG')}\n    - make bi\n`,
      Makefile: `bi:\n\t${ours('$(TAG)')}\n`,
    }),
    'in an action that it uses': (tag) => ({
      '.github/workflows/up.yml': `jobs:\n  all:\n    env:\n      TAG: ${tag}\n    steps:\n      - run: ${theirs('$TAG')}\n      - uses: ./.github/actions/bi\n`,
      '.github/actions/bi/action.yml': `runs:\n  using: composite\n  steps:\n    - run: ${ours('$TAG')}\n      shell: bash\n`,
    }),
    'as an output that the service sets it to': (tag) => ({
      '.github/workflows/up.yml': `jobs:\n  mail:\n    env:\n      TAG: ${tag}\n    outputs:\n      version: \${{ env.TAG }}\n    steps:\n      - run: echo $TAG\n  bi:\n    needs: mail\n    env:\n      TAG: \${{ needs.mail.outputs.version }}\n    steps:\n      - run: ${ours('$TAG')}\n`,
    }),
    'as the argument of a function': (tag) => ({
      'up.sh': `up() {\n  local TAG=$1\n  ${ours('$TAG')}\n}\nup 1.0.0\nTAG=${tag}\nup $TAG\n`,
    }),
    'in a script below a variable folder': (tag) => ({
      '.gitlab-ci.yml': `all:\n  variables:\n    TAG: ${tag}\n  script:\n    - "\${CI_PROJECT_DIR}/bi/up.sh $TAG"\nbi:\n  variables:\n    TAG: 1.0.0\n  script:\n    - ${ours('$TAG')}\n`,
      'bi/up.sh': `${ours('$1')}\n`,
    }),
    'as a fact of a host': (tag) => ({
      'site.yml': `- hosts: all\n  tasks:\n    - block:\n        - set_fact:\n            image_tag: ${tag}\n        - command: ${theirs('{{ image_tag }}')}\n    - command: ${ours('{{ image_tag }}')}\n`,
    }),
  };

  it.each(Object.entries(LEAVING))('%s', async (_, files) => {
    expect(await stops(files(OLD), files(NEW))).not.toEqual([]);
  });
});

describe('an argument of what a block calls', () => {
  const workflow = (run: string) =>
    `on:\n  workflow_call:\n    inputs: {tag: {type: string}}\njobs:\n  up:\n    steps:\n      - run: ${run}\n`;
  const callers = (call: (app: string, tag: string) => string, our: string, their: string) =>
    call('bi', our) + call('mail', their);
  const CALLS: Readonly<Record<string, (our: string, their: string) => Files>> = {
    'workflows of GitHub': (our, their) => ({
      '.github/workflows/bi.yml': workflow(ours('${{ inputs.tag }}')),
      '.github/workflows/mail.yml': workflow(theirs('${{ inputs.tag }}')),
      '.github/workflows/all.yml': `jobs:\n${callers((app, tag) => `  ${app}:\n    uses: ./.github/workflows/${app}.yml\n    with:\n      tag: "${tag}"\n`, our, their)}`,
    }),
    'templates of Azure': (our, their) => ({
      'pipelines/bi.yml': `steps:\n- script: ${ours('${{ parameters.tag }}')}\n`,
      'pipelines/mail.yml': `steps:\n- script: ${theirs('${{ parameters.tag }}')}\n`,
      'azure-pipelines.yml': `steps:\n${callers((app, tag) => `- template: pipelines/${app}.yml\n  parameters:\n    tag: "${tag}"\n`, our, their)}`,
    }),
    'tasks of Ansible': (our, their) => ({
      'tasks/bi.yml': `- command: ${ours('{{ tag }}')}\n`,
      'tasks/mail.yml': `- command: ${theirs('{{ tag }}')}\n`,
      'site.yml': `- hosts: all\n  tasks:\n${callers((app, tag) => `    - include_tasks: tasks/${app}.yml\n      vars:\n        tag: "${tag}"\n`, our, their)}`,
    }),
    'targets of Bake': (our, their) => ({
      'bi/Dockerfile': `ARG tag\nFROM ${IMAGE}:$tag\n`,
      'mail/Dockerfile': 'ARG tag\nFROM acme/mail:$tag\n',
      'docker-bake.hcl': callers(
        (app, tag) => `target "${app}" {\n  context = "${app}"\n  args = {\n    tag = "${tag}"\n  }\n}\n`,
        our,
        their,
      ),
    }),
  };

  it.each(Object.entries(CALLS))('is the service’s for its own file: %s', async (_, files) => {
    expect(await stops(files(OLD, OLD), files(NEW, OLD))).toHaveLength(1);
  });

  it.each(Object.entries(CALLS))('is not for that of another application: %s', async (_, files) => {
    expect(await stops(files(OLD, OLD), files(OLD, NEW))).toEqual([]);
  });
});
