// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };
const values = (tag: string) => `image:\n  tag: ${tag}\nreplicaCount: 2\n`;
const BI = 'helm upgrade --install bi lightdash/lightdash';
const SHOP = 'helm upgrade --install shop acme/shop';
const WORKFLOW = '.github/workflows/up.yml';

/** What a new tag in a file stops for, alone and beside another deployment. */
async function stops(callers: Files, path: string): Promise<string[]> {
  const files = (tag: string) => ({
    ...callers,
    'values/bi.yaml': values('1.0.0'),
    'values/shop.yaml': values('1.0.0'),
    [path]: values(tag),
  });
  const found = [{}, NEIGHBOUR].map(async (near) => {
    const changes = await compare({ ...near, ...files('1.0.0') }, { ...near, ...files('1.1.0') });
    return changes
      .filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated))
      .map(show);
  });
  const [alone = [], beside = []] = await Promise.all(found);
  expect(beside).toEqual(alone);
  return alone;
}

/** Callers that install the service's chart alone. */
const ALONE: Readonly<Record<string, Files>> = {
  'a variable of a job': {
    '.gitlab-ci.yml': `bi:\n  variables:\n    VALUES: values/bi.yaml\n  script:\n    - ${BI} -f $VALUES\n`,
  },
  'the environment of a workflow': {
    [WORKFLOW]: `env:\n  VALUES: values/bi.yaml\njobs:\n  up:\n    steps:\n      - run: |\n          ${BI} \\\n            --values "\${{ env.VALUES }}"\n`,
  },
  'a matrix': {
    [WORKFLOW]: `jobs:\n  up:\n    strategy:\n      matrix:\n        values: [values/bi.yaml]\n    steps:\n      - run: ${BI} -f \${{ matrix.values }}\n`,
  },
  'a list of a matrix': {
    [WORKFLOW]: `jobs:\n  up:\n    strategy:\n      matrix:\n        include:\n          - stage: prod\n            file: values/bi.yaml\n    steps:\n      - run: ${BI} -f \${{ matrix.file }}\n`,
  },
  'a pair of name and value': {
    'azure-pipelines.yml': `variables:\n  - name: file\n    value: values/bi.yaml\nsteps:\n  - script: ${BI} -f $(file)\n`,
  },
  'a default': { 'up.sh': `FILE=\${1:-values/bi.yaml}\n${BI} -f "$FILE"\n` },
  'options in a variable': { 'up.sh': `OPTIONS="--wait"\nOPTIONS="$OPTIONS -f values/bi.yaml"\n${BI} $OPTIONS\n` },
  'a loop': { 'up.sh': `for file in values/bi.yaml; do\n  ${BI} -f $file\ndone\n` },
  'the argument of a function': { 'up.sh': `up() {\n  ${BI} -f "$1"\n}\nup values/bi.yaml\n` },
  'a function on one line': { 'up.sh': `up() { ${BI} -f values/bi.yaml; }\nup\n` },
  'a stage of Jenkins': {
    Jenkinsfile: `stages {\n  stage('bi') {\n    steps { sh '${BI} -f values/bi.yaml' }\n  }\n}\n`,
  },
  'a variable of make': { Makefile: `FILE ?= values/bi.yaml\nup:\n\t${BI} -f $(FILE)\n` },
  'a variable of Task': {
    'Taskfile.yml': `vars:\n  FILE: values/bi.yaml\ntasks:\n  up:\n    cmds:\n      - ${BI} -f {{.FILE}}\n`,
  },
};

/** Callers that install another chart as well. */
const BOTH: Readonly<Record<string, Files>> = {
  'variables of jobs': {
    '.gitlab-ci.yml': `shop:\n  variables:\n    VALUES: values/shop.yaml\n  script:\n    - ${SHOP} -f $VALUES\nbi:\n  variables:\n    VALUES: values/bi.yaml\n  script:\n    - ${BI} -f $VALUES\n`,
  },
  'matrices of jobs': {
    [WORKFLOW]: `jobs:\n${[
      ['bi', BI],
      ['shop', SHOP],
    ]
      .map(
        ([name, command]) =>
          `  ${name}:\n    strategy:\n      matrix:\n        file: [values/${name}.yaml]\n    steps:\n      - run: ${command} -f \${{ matrix.file }}\n`,
      )
      .join('')}`,
  },
  'a matrix of charts': {
    [WORKFLOW]: `jobs:\n  up:\n    strategy:\n      matrix:\n        include:\n          - {chart: lightdash/lightdash, values: values/bi.yaml}\n          - {chart: acme/shop, values: values/shop.yaml}\n    steps:\n      - run: helm upgrade -i x \${{ matrix.chart }} -f \${{ matrix.values }}\n`,
  },
  'a list of charts': {
    [WORKFLOW]: `jobs:\n  up:\n    strategy:\n      matrix:\n        include:\n          - chart: lightdash/lightdash\n            values: values/bi.yaml\n          - chart: acme/shop\n            values: values/shop.yaml\n    steps:\n      - run: helm upgrade -i x \${{ matrix.chart }} -f \${{ matrix.values }}\n`,
  },
  'variables above all commands': {
    'up.sh': `SHOP_FILE=values/shop.yaml\nBI_FILE=values/bi.yaml\n${SHOP} -f $SHOP_FILE\n${BI} -f $BI_FILE\n`,
  },
  'options of each command': {
    'up.sh': `ONE="-f values/bi.yaml"\nTWO="-f values/shop.yaml"\n${BI} $ONE\n${SHOP} $TWO\n`,
  },
  loops: {
    'up.sh': `for f in values/bi.yaml; do\n  ${BI} -f $f\ndone\nfor f in values/shop.yaml; do\n  ${SHOP} -f $f\ndone\n`,
  },
  'the arguments of a function': {
    'up.sh':
      'up() { helm upgrade -i $1 $2 -f $3; }\nup bi lightdash/lightdash values/bi.yaml\nup shop acme/shop values/shop.yaml\n',
  },
  'other tools': {
    'up.sh': `${BI} -f values/bi.yaml\nkubectl apply -f values/shop.yaml\ndocker compose -f values/shop.yaml up\nhelm lint x -f values/shop.yaml\n`,
  },
};

describe('values that come to Helm by a variable or an argument', () => {
  it.each(Object.entries({ ...ALONE, ...BOTH }))("are those of the service's chart: %s", async (_, callers) => {
    expect(await stops(callers, 'values/bi.yaml')).toEqual(['values/bi.yaml:2 upgrade 1.0.0 → 1.1.0']);
  });

  it.each(Object.entries(BOTH))('are those of another chart: %s', async (_, callers) => {
    expect(await stops(callers, 'values/shop.yaml')).toEqual([]);
  });
});
