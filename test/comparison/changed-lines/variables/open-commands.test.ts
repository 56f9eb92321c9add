// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const HELM = 'helm upgrade --install bi lightdash/lightdash --set image.tag=$TAG';
const FILES: Files = {
  'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n`,
  'shop/deploy.sh': '#!/bin/sh\nkubectl set image deploy/shop shop=acme/shop:$1\n',
  'bi/up.sh': `#!/bin/sh\ndocker run ${IMAGE}:$TAG\n`,
  'bi/with.sh': `#!/bin/sh\ndocker run ${IMAGE}:$1\n`,
};

/** What a change from one text of a file to another stops for, beside another deployment. */
async function stops(path: string, text: string, files: Files = {}): Promise<string[]> {
  const at = (tag: string) => ({ ...FILES, ...files, [path]: text.replace('IT', tag) });
  const changes = await compare(at('1.1.0'), at('1.2.0'));
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

const BI = `bi:\n  variables:\n    TAG: "1.0.0"\n  script:\n    - ${HELM}\n`;
const job = (...all: string[]) =>
  `${BI}shop:\n  variables:\n    TAG: "IT"\n  script:\n${all.map((each) => `    - ${each}\n`).join('')}`;
const makefile = { Makefile: 'go:\n\t./bi/with.sh $(V)\n' };
/** A job that calls a script with these lines. */
const script = (text: string, files: Files = {}) =>
  [job('./ops/go.sh "$TAG"'), { 'ops/go.sh': text, ...files }] as const;

describe('a job keeps a variable for the service', () => {
  it.each<[name: string, text: string, files?: Files]>([
    ['if the image is a variable', `variables: {IMAGE: ${IMAGE}}\n${job('docker run "$IMAGE:$TAG"')}`],
    ['if a part of the image is one', job('docker run $REGISTRY/$APP:$TAG')],
    ['if the script is a variable', job('sh $SCRIPT "$TAG"')],
    ['if the script is a variable, beside a folder', job('$SCRIPT shop "$TAG"')],
    ['if the folder is a variable', job('cd $DIR && ./with.sh "$TAG"')],
    ['if it searches for scripts', job('for each in */with.sh; do $each "$TAG"; done')],
    ['if it goes up', job('cd bi/tools && ../with.sh "$TAG"'), { 'bi/tools/x.sh': 'x\n' }],
    ['if a make that nobody has read gets it', job('make go V="$TAG"'), makefile],
    ['if a recipe is called like a folder', job('make shop V="$TAG"'), makefile],
    ['if a task runner gets it', job('rake "go[$TAG]"')],
    ['if a build gets it', job('gcloud builds submit --substitutions _V="$TAG"')],
    ['if a workflow gets it by its name', job('gh workflow run Go -f tag="$TAG"')],
    ['if a request starts a pipeline with it', job('curl -X POST "https://ci.example.com/trigger?tag=$TAG"')],
    ['if a request does not say for what', job('curl "https://ci.example.com/$APP?tag=$TAG"')],
    ['if what it shows runs something', job('echo "$(make go V=$TAG)"'), makefile],
    ['if it writes it into a file', job('echo $TAG > version')],
    [
      'if it hands it to later jobs',
      `${job('./ci/env.sh "$TAG"')}  artifacts: {reports: {dotenv: build.env}}\n`,
      { 'ci/env.sh': 'echo $1\n' },
    ],
    ['if all jobs call a script', `default:\n  after_script: ["./bi/up.sh"]\n${job('echo $TAG')}`],
    ['if it runs the steps of the job of the service', `${job('echo $TAG', '*up').replace('- helm', '- &up helm')}`],
    [
      'if it starts another pipeline',
      `${BI}shop:\n  trigger: other\n  build: {env: {X: "$TAG"}}\n  env:\n    TAG: "IT"\n`,
    ],
    [
      'if a script calls one in a fifth file',
      job('./a.sh "$TAG"'),
      { 'a.sh': './b.sh $1\n', 'b.sh': './c.sh $1\n', 'c.sh': './d.sh $1\n', 'd.sh': './bi/with.sh $1\n' },
    ],
    ['if a script calls make', ...script('make go V=$1\n', makefile)],
    ['if a script opens a folder by a variable', ...script('cd $2\n./with.sh $1\n')],
    [
      'if a script has a path with a variable',
      ...script('sh apps/$2/up.sh $1\n', { 'apps/bi/up.sh': `docker run ${IMAGE}:$1\n` }),
    ],
    ['if a script has the image in a variable', ...script('docker run $IMAGE:$1\n')],
    ['if a script has the chart in a variable', ...script('helm upgrade x $CHART --set image.tag=$1\n')],
    ['if a script searches for others', ...script('find . -name with.sh -exec sh {} $1 +\n')],
    ['if a script commits it', ...script('git commit -am "deploy $1"\n')],
    ['if a script starts a workflow', ...script('gh workflow run Go -f tag=$1\n')],
    ['if a script writes it', ...script('echo $1 > /tmp/version\n')],
    ['if a script runs any program', ...script('pulumi up -y\n')],
  ])('%s', async (_, text, files) => {
    expect(await stops('.gitlab-ci.yml', text, files)).not.toEqual([]);
  });

  it.each<[name: string, text: string]>([
    [
      'that gets it from another job',
      `  shop:\n    env:\n      TAG: "IT"\n    outputs:\n      version: \${{ env.TAG }}\n    steps:\n      - run: echo $TAG\n  last:\n    steps:\n      - run: docker run ${IMAGE}:\${{ needs.shop.outputs.version }}\n`,
    ],
    [
      'whose folder is that of all steps',
      '  shop:\n    defaults: {run: {working-directory: bi}}\n    steps:\n      - run: ./with.sh "$TAG"\n        env:\n          TAG: "IT"\n',
    ],
    [
      'that a chart beside it does not decide',
      '  shop:\n    env:\n      TAG: "IT"\n    steps:\n      - with:\n          chart: charts/shop\n      - run: ./bi/with.sh "$TAG"\n',
    ],
    [
      'that a build beside it does not decide',
      '  shop:\n    env:\n      TAG: "IT"\n    steps:\n      - with:\n          context: shop\n      - run: ./bi/with.sh "$TAG"\n',
    ],
  ])('%s', async (_, text) => {
    const files = {
      'charts/shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
      'shop/Dockerfile': 'FROM node\n',
    };
    const bi = `jobs:\n  bi:\n    env:\n      TAG: "1.0.0"\n    steps:\n      - run: ${HELM}\n`;
    expect(await stops('.github/workflows/all.yml', bi + text, files)).not.toEqual([]);
  });

  it('if phases share a shell, and one takes it before it sets it', async () => {
    const text = `install:\n  - export TAG=IT\n  - ./shop/deploy.sh "$TAG"\nscript:\n  - ${HELM}\n  - export TAG=1.0.0\n  - ${HELM}\n`;
    expect(await stops('.travis.yml', text)).not.toEqual([]);
  });

  it('if a target takes over what another sets', async () => {
    const dockerfile = (image: string) => `ARG TAG\nFROM ${image}:\${TAG}\n`;
    const files = { 'bi/Dockerfile': dockerfile(IMAGE), 'shop/Dockerfile': dockerfile('acme/shop') };
    const target = (name: string, more: string) => `target "${name}" {\n${more}}\n`;
    const args = (tag: string) => `  args = {\n    TAG = "${tag}"\n  }\n`;
    const text = `${target('base', `  context = "shop"\n${args('IT')}`)}${target('bi', '  inherits = ["base"]\n  context = "bi"\n')}${target('two', `  context = "bi"\n${args('1.0.0')}`)}`;
    expect(await stops('docker-bake.hcl', text, files)).not.toEqual([]);
  });
});

describe('a job does not keep a variable for the service', () => {
  it.each<[name: string, text: string, files?: Files]>([
    ['if it shows it', job('echo "shop $TAG"')],
    ['if it publishes a package', job('npm publish --tag "$TAG"')],
    ['if a script in another folder gets it', job('cd shop && ./deploy.sh "$TAG"')],
    [
      'if it writes it into the manifest of another application',
      job('sed -i "s/T/$TAG/" shop/app.yaml'),
      { 'shop/app.yaml': 'image: acme/shop:T\n' },
    ],
    [
      'if several commands get it',
      job('echo "$TAG"', './shop/deploy.sh "$TAG" "$STAGE"', 'docker push acme/shop:$TAG'),
    ],
    [
      'if a script stays in its own folder',
      ...script('cd "$(dirname "$0")"\n./x.sh $1 2>/dev/null\n', { 'ops/x.sh': 'echo $1\n' }),
    ],
  ])('%s', async (_, text, files) => {
    expect(await stops('.gitlab-ci.yml', text, files)).toEqual([]);
  });
});

describe('a script keeps a variable for the service', () => {
  it.each<[name: string, text: string]>([
    ['if a branch sets it', `TAG=1.0.0\nif [ "$1" = x ]; then\n  TAG=IT\n  echo $TAG\nfi\n${HELM}\n`],
    ['if a function sets it', `TAG=1.0.0\nchoose() {\n  TAG=IT\n  echo $TAG\n}\nchoose\n${HELM}\n`],
    ['if a function on one line takes it', `TAG=1.0.0\nup() { ${HELM}; }\nup\nTAG=IT\necho $TAG\nup\n`],
    ['if a function begins on the next line', `TAG=1.0.0\nup()\n{\n  ${HELM}\n}\nup\nTAG=IT\necho $TAG\nup\n`],
    ['if a function is not further right', `TAG=1.0.0\nup() {\n${HELM}\n}\nup\nTAG=IT\necho $TAG\nup\n`],
    ['if a branch is not further right', `TAG=IT\necho $TAG\nif [ "$1" = x ]; then\nTAG=1.0.0\nfi\n${HELM}\n`],
    ['if it sets it again after a condition', `TAG=IT\necho $TAG\n[ "$1" = x ] &&\nTAG=1.0.0\n${HELM}\n`],
    ['if a loop reads from a pipe', `TAG=1.0.0\nseq 2 | while read -r i; do\n  ${HELM}\n  TAG=IT\n  echo $TAG\ndone\n`],
    ['if it sets it again in a document', `TAG=IT\necho $TAG\ncat > x.env <<EOF\nTAG=1.0.0\nEOF\n${HELM}\n`],
    ['if it sets it again in a text', `TAG=IT\necho $TAG\nprintf '\nTAG=1.0.0\n'\n${HELM}\n`],
    ['if a command runs on a signal', `TAG=1.0.0\ntrap '${HELM}' HUP\n${HELM}\nTAG=IT\necho $TAG\n`],
    [
      'if a command stands in a variable',
      `TAG=1.0.0\nUP='${HELM}'\nbash -c "$UP"\nexport TAG=IT\necho $TAG\nbash -c "$UP"\n`,
    ],
    ['if another variable has its name in small letters', `TAG=IT\necho $TAG\ntag=1.0.0\n${HELM}\n`],
    ['if a function gets it', `up() {\n  cd bi\n  ./with.sh $1\n}\nTAG=1.0.0\n${HELM}\nTAG=IT\nup $TAG\n`],
    ['if it is in the folder of the service', `cd bi\nTAG=1.0.0\n${HELM}\nTAG=IT\n./with.sh $TAG\n`],
  ])('%s', async (_, text) => {
    expect(await stops('deploy.sh', `#!/bin/bash\n${text}`)).not.toEqual([]);
  });

  it.each<[name: string, text: string]>([
    [
      'if a stage hands it on',
      `    TAG = 'IT'\n    sh "echo $TAG"\n    env.BI = TAG\n  }\n  stage('bi') {\n    TAG = '1.0.0'\n    sh "${HELM}"\n`,
    ],
    [
      'if a stage sets that of all',
      `    sh "echo $TAG"\n  }\n  def TAG = '1.0.0'\n  stage('shop') {\n    TAG = 'IT'\n    sh "echo $TAG"\n  }\n  stage('bi') {\n    sh "${HELM}"\n`,
    ],
  ])('of Jenkins, %s', async (_, text) => {
    expect(await stops('Jenkinsfile', `node {\n  stage('first') {\n${text}  }\n}\n`)).not.toEqual([]);
  });
});
