// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

/** What a change stops for, beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

/** Programs with a version for each region, one of which is looked up for the image in the place of `IT`. */
const PROGRAMS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  Python: ['up.py', 'TAGS = {\n    "eu": "EU",\n    "us": "US",\n}\n\nrun(f"docker run IT:{TAGS[region]}")\n'],
  'Python, through a variable': [
    'up.py',
    'TAGS = {"eu": "EU", "us": "US"}\ntag = TAGS[region]\nrun(f"docker run IT:{tag}")\n',
  ],
  TypeScript: [
    'up.ts',
    "const tags: Record<string, string> = {\n  eu: 'EU',\n  us: 'US',\n};\nrun(`docker run IT:${tags[region]}`);\n",
  ],
  'TypeScript, with more than a tag': [
    'up.ts',
    "const regions = {\n  eu: { tag: 'EU', size: 1 },\n  us: { tag: 'US', size: 2 },\n};\nrun(`docker run IT:${regions[region].tag}`);\n",
  ],
  Go: ['up.go', 'var tags = map[string]string{\n\t"eu": "EU",\n\t"us": "US",\n}\n\nvar image = "IT:" + tags[region]\n'],
  'a shell': ['up.sh', 'declare -A TAGS=(\n  [eu]=EU\n  [us]=US\n)\ndocker run "IT:${TAGS[$1]}"\n'],
  'a shell, line by line': ['up.sh', 'TAGS[eu]=EU\nTAGS[us]=US\ndocker run IT:${TAGS[$1]}\n'],
  Ruby: ['up.rb', "TAGS = {\n  'eu' => 'EU',\n  'us' => 'US',\n}\nsh \"docker run IT:#{TAGS[region]}\"\n"],
  Jsonnet: [
    'up.jsonnet',
    "local tags = {\n  eu: 'EU',\n  us: 'US',\n};\n{ image: 'IT:' + tags[std.extVar('region')] }\n",
  ],
  Ansible: [
    'site.yml',
    '- hosts: all\n  vars:\n    tags_of:\n      eu: "EU"\n      us: "US"\n  tasks:\n    - docker_container:\n        image: "IT:{{ tags_of[region] }}"\n',
  ],
  Jenkins: [
    'Jenkinsfile',
    "def tags = [\n  eu: 'EU',\n  us: 'US',\n]\nnode { sh \"docker run IT:${tags[params.REGION]}\" }\n",
  ],
  Packer: [
    'up.pkr.hcl',
    'locals {\n  tags = {\n    eu = "EU"\n    us = "US"\n  }\n}\nsource "docker" "x" {\n  image = "IT:${local.tags[var.region]}"\n}\n',
  ],
};

describe('a map of versions, one of which is looked up', () => {
  const fileOf = (program: string, image: string, eu: string, us: string): Files => {
    const [path, text] = PROGRAMS[program] as (typeof PROGRAMS)[string];
    return { [path]: text.replace('IT:', `${image}:`).replace('EU', eu).replace('US', us) };
  };

  it.each(Object.keys(PROGRAMS))('has those of the service: %s', async (program) => {
    const base = fileOf(program, IMAGE, '1.0.0', '1.0.1');
    for (const [eu, us, jump] of [
      ['1.1.0', '1.0.1', '1.0.0 → 1.1.0'],
      ['1.0.0', '1.1.0', '1.0.1 → 1.1.0'],
    ] as const)
      expect(await stops(base, fileOf(program, IMAGE, eu, us))).toEqual([expect.stringContaining(`upgrade ${jump}`)]);
  });

  it.each(Object.keys(PROGRAMS))('has those of another application: %s', async (program) => {
    const [base, head] = ['1.0.0', '1.1.0'].map((tag) => fileOf(program, 'acme/shop', tag, tag)) as [Files, Files];
    expect(await stops(base, head)).toEqual([]);
  });

  it('has nothing to do with a map of the same name in which nothing is looked up', async () => {
    const files = (tag: string) => ({
      'up.py': `TAGS = {"eu": "1.0.0"}\nrun(f"docker run ${IMAGE}:{TAGS[region]}")\n`,
      'shop/labels.yaml': `TAGS:\n  node: "${tag}"\nowner:\n  team: "${tag}"\n`,
    });
    expect(await stops(files('20.1.0'), files('20.2.0'))).toEqual([]);
  });
});
