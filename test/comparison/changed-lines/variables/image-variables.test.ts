// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };

/** What a change stops for, beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

/** Programs with an image and a tag in variables of their own, `IMG` and `VER`, which another line joins. */
const PROGRAMS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  make: ['Makefile', 'IMG := IMAGE\nVER := TAG\nup:\n\tdocker run $(IMG):$(VER)\n'],
  'make with defaults': ['Makefile', 'IMG ?= IMAGE\nVER ?= TAG\nup:\n\tdocker run $(IMG):$(VER)\n'],
  'a target of make': ['Makefile', 'IMG := IMAGE\neu: VER = TAG\neu:\n\tdocker run $(IMG):$(VER)\n'],
  just: ['justfile', 'IMG := "IMAGE"\nVER := "TAG"\nref := IMG + ":" + VER\n'],
  'a shell with defaults': ['up.sh', 'IMG="${IMG:-IMAGE}"\nVER="${VER:-TAG}"\ndocker run "$IMG:$VER"\n'],
  'a batch file': ['up.bat', 'set IMG=IMAGE\r\nset VER=TAG\r\ndocker run %IMG%:%VER%\r\n'],
  PowerShell: ['up.ps1', '$IMG = "IMAGE"\n$VER = "TAG"\ndocker run ($IMG + ":" + $VER)\n'],
  TypeScript: ['up.ts', "const IMG = 'IMAGE';\nconst VER = 'TAG';\nnew Container({ image: `${IMG}:${VER}` });\n"],
  'TypeScript with types': [
    'up.ts',
    'const IMG: string = "IMAGE";\nconst VER: string = "TAG";\nconst ref = IMG + \':\' + VER;\n',
  ],
  Python: ['up.py', 'IMG = "IMAGE"\nVER = "TAG"\nref = "{}:{}".format(IMG, VER)\n'],
  'Python with types': ['up.py', 'IMG: str = "IMAGE"\nVER: str = "TAG"\nref = f"{IMG}:{VER}"\n'],
  Go: ['up.go', 'IMG := "IMAGE"\nVER := "TAG"\nrun(fmt.Sprintf("%s:%s", IMG, VER))\n'],
  Ruby: ['up.rb', "IMG = 'IMAGE'.freeze\nVER = 'TAG'.freeze\nrun \"#{IMG}:#{VER}\"\n"],
  PHP: ['up.php', "$IMG = 'IMAGE';\n$VER = 'TAG';\nrun($IMG . ':' . $VER);\n"],
  Java: ['Up.java', 'String IMG = "IMAGE";\nString VER = "TAG";\nString ref = String.format("%s:%s", IMG, VER);\n'],
  Rust: [
    'up.rs',
    'const IMG: &str = "IMAGE";\nconst VER: &str = "TAG";\nfn up() { run(format!("{}:{}", IMG, VER)); }\n',
  ],
  Jsonnet: ['up.jsonnet', "local IMG = 'IMAGE';\nlocal VER = 'TAG';\n{ image: '%s:%s' % [IMG, VER] }\n"],
  HCL: [
    'up.pkr.hcl',
    'locals {\n  IMG = "IMAGE"\n  VER = "TAG"\n}\nsource "docker" "x" {\n  image = join(":", [local.IMG, local.VER])\n}\n',
  ],
  Azure: [
    'azure-pipelines.yml',
    'variables:\n- name: IMG\n  value: IMAGE\n- name: VER\n  value: TAG\nsteps:\n- script: docker run $(IMG):$(VER)\n',
  ],
};

it('takes its tag, next to a file in which other software takes one of the same name', async () => {
  const workflow = (image: string, command: string, tag: string) =>
    `env:\n  IMAGE: ${image}\njobs:\n  up:\n    strategy:\n      matrix: {include: [{tag: ${tag}}]}\n    steps:\n      - run: docker run ${command}:\${{ matrix.tag }}\n`;
  const at = (own: string, other: string): Files => ({
    '.github/workflows/bi.yml': workflow('lightdash/lightdash', '$IMAGE', own),
    '.github/workflows/shop.yml': workflow('acme/shop', 'acme/shop', other),
  });
  expect(await stops(at('1.0.0', '7.1.0'), at('1.1.0', '7.1.0'))).toEqual([
    '.github/workflows/bi.yml:6 upgrade 1.0.0 → 1.1.0',
  ]);
  expect(await stops(at('1.0.0', '7.1.0'), at('1.0.0', '7.2.0'))).toEqual([]);
});

describe('an image in a variable of a workflow, in front of a tag with a default', () => {
  const workflow = (image: string, tag: string, extra = ''): Files => ({
    '.github/workflows/bi.yml': `env: { IMAGE: ${image} }\njobs:\n  up:\n    steps:\n      - run: docker run $IMAGE:\${{ inputs.tag || '${tag}' }}\n${extra}`,
  });
  const other = (tag: string) => `      - run: docker run acme/tool:\${{ inputs.tag || '${tag}' }}\n`;
  const OURS = 'lightdash/lightdash';

  it('takes the default', async () => {
    expect(await stops(workflow(OURS, '1.0.0'), workflow(OURS, '1.1.0'))).toEqual([
      '.github/workflows/bi.yml:5 upgrade 1.0.0 → 1.1.0',
    ]);
  });

  it.each<[name: string, base: Files, head: Files]>([
    ['that is another one', workflow('acme/shop', '1.0.0'), workflow('acme/shop', '1.1.0')],
    ['next to that of another one', workflow(OURS, '1.0.0', other('7.1.0')), workflow(OURS, '1.0.0', other('7.2.0'))],
  ])('takes none %s', async (_, base, head) => {
    expect(await stops(base, head)).toEqual([]);
  });
});

it('takes what a command of Azure sets', async () => {
  const pipeline = (own: string, other: string): Files => ({
    'azure-pipelines.yml': `steps:\n- script: echo "##vso[task.setvariable variable=biTag]${own}"\n- script: echo "##vso[task.setvariable variable=shopTag;isOutput=true]${other}"\n- script: docker run lightdash/lightdash:$(biTag)\n- script: docker run acme/shop:$(shopTag)\n`,
  });
  expect(await stops(pipeline('1.0.0', '7.1.0'), pipeline('1.1.0', '7.1.0'))).toEqual([
    'azure-pipelines.yml:2 upgrade 1.0.0 → 1.1.0',
  ]);
  expect(await stops(pipeline('1.0.0', '7.1.0'), pipeline('1.0.0', '7.2.0'))).toEqual([]);
});

describe('an image and its tag in two variables', () => {
  const rows = Object.keys(PROGRAMS).flatMap((program) =>
    [
      ['IMAGE', 'VERSION'],
      ['METRICS_REPO', 'METRICS_RELEASE'],
      ['biImage', 'biTag'],
    ].map((names) => [program, ...names] as const),
  );
  const fileOf = (program: string, names: readonly string[], image: string, tag: string): Files => {
    const [path, text] = PROGRAMS[program] as (typeof PROGRAMS)[string];
    const filled = text.replaceAll('IMAGE', image).replaceAll('TAG', tag);
    return { [path]: filled.replace(/\bIMG\b/g, names[0] ?? '').replace(/\bVER\b/g, names[1] ?? '') };
  };

  it.each(rows)('are those of the service: %s, %s, %s', async (program, ...names) => {
    const at = (tag: string) => fileOf(program, names, 'lightdash/lightdash', tag);
    expect(await stops(at('1.0.0'), at('1.1.0'))).toContainEqual(expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/));
  });

  it.each(rows)('are those of another application: %s, %s, %s', async (program, ...names) => {
    const at = (tag: string) => fileOf(program, names, 'acme/shop', tag);
    expect(await stops(at('1.0.0'), at('1.1.0'))).toEqual([]);
  });
});
