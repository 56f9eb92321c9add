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

const DOCKERFILES: Files = {
  'bi/Dockerfile': `ARG VERSION\nFROM ${IMAGE}:\${VERSION}\n`,
  'mail/Dockerfile': 'ARG VERSION\nFROM acme/base:${VERSION}\n',
};
const job = (tag: string, run: string) => `    env:\n      TAG: ${tag}\n    steps:\n${run}`;
const workflow = (ours: string, theirs: string, build: (folder: string) => string): Files => ({
  '.github/workflows/up.yml': `jobs:\n  bi:\n${job(ours, build('bi'))}  mail:\n${job(theirs, build('mail'))}`,
});

describe('the argument of a build', () => {
  const BUILDS: Readonly<Record<string, (ours: string, theirs: string) => Files>> = {
    'in a folder': (ours, theirs) => ({
      'bi.sh': `TAG=${ours}\ndocker build --build-arg VERSION=$TAG -t acme/bi ./bi\n`,
      'mail.sh': `TAG=${theirs}\ndocker build --build-arg VERSION=$TAG -t acme/mail ./mail\n`,
    }),
    'by the path of the Dockerfile': (ours, theirs) => ({
      'bi.sh': `TAG=${ours}\ndocker buildx build \\\n  --build-arg VERSION=$TAG \\\n  -f bi/Dockerfile .\n`,
      'mail.sh': `TAG=${theirs}\ndocker buildx build \\\n  --build-arg VERSION=$TAG \\\n  -f mail/Dockerfile .\n`,
    }),
    'after a change of the folder': (ours, theirs) => ({
      'bi.sh': `TAG=${ours}\ncd bi && docker build --build-arg VERSION=$TAG .\n`,
      'mail.sh': `TAG=${theirs}\ncd mail && docker build --build-arg VERSION=$TAG .\n`,
    }),
    'as a command of a job': (ours, theirs) =>
      workflow(ours, theirs, (folder) => `      - run: docker build --build-arg VERSION=$TAG ${folder}\n`),
    'as a step of a job': (ours, theirs) =>
      workflow(
        ours,
        theirs,
        (folder) =>
          `      - uses: docker/build-push-action@v6\n        with:\n          context: ${folder}\n          build-args: |\n            VERSION=\${{ env.TAG }}\n`,
      ),
  };

  it.each(Object.entries(BUILDS))('is the service’s, if its Dockerfile takes it: %s', async (_, files) => {
    expect(await stops({ ...DOCKERFILES, ...files(OLD, OLD) }, { ...DOCKERFILES, ...files(NEW, OLD) })).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it.each(Object.entries(BUILDS).slice(0, 3))('is another application’s otherwise: %s', async (_, files) => {
    const without = Object.fromEntries(Object.entries(files(OLD, OLD)).filter(([path]) => path === 'bi.sh'));
    const literal = Object.fromEntries(
      Object.entries(without).map(([path, text]) => [path, String(text).replace('$TAG', OLD)]),
    );
    const at = (theirs: string) => ({ ...DOCKERFILES, 'mail.sh': files(OLD, theirs)['mail.sh'] ?? '', ...literal });
    expect(await stops(at(OLD), at(NEW))).toEqual([]);
  });
});

describe('a variable of a folder of Terraform', () => {
  const root = (name: string, image: string) => ({
    [`${name}/main.tf`]: `variable "tag" {}\nresource "docker_container" "it" {\n  name  = "it"\n  image = "${image}:\${var.tag}"\n}\n`,
  });
  const files = (ours: string, theirs: string): Files => ({
    ...root('bi', IMAGE),
    ...root('mail', 'acme/mail'),
    'bi.sh': `NEXT=${ours}\nterraform -chdir=bi apply -var tag=$NEXT\n`,
    'mail.sh': `LAST=${theirs}\nterraform -chdir=mail apply -var tag=$LAST\n`,
  });

  it('is handed over by a command that names the folder', async () => {
    expect(await stops(files(OLD, OLD), files(NEW, OLD))).toEqual([`bi.sh:1 upgrade ${OLD} → ${NEW}`]);
    expect(await stops(files(OLD, OLD), files(OLD, NEW))).toEqual([]);
  });
});

describe('a tag that a script writes into values of the service', () => {
  const values = (image: string) => `image:\n  repository: ${image}\n  tag: ""\n`;
  const files = (ours: string, theirs: string, write: (tag: string) => string): Files => ({
    'bi/values.yaml': values(IMAGE),
    'mail/values.yaml': values('acme/mail'),
    'up.sh': `# Lightdash\nNEXT=${ours}\n${write('$NEXT').replaceAll('FOLDER', 'bi')}\n`,
    'mail.sh': `LAST=${theirs}\n${write('$LAST').replaceAll('FOLDER', 'mail')}\n`,
    'bi.sh': `${write('0.9.0').replaceAll('FOLDER', 'bi')}\n`,
  });

  it.each([
    ['in quotes', (tag: string) => `yq -i '.image.tag = "${tag}"' FOLDER/values.yaml`],
    ['in escaped quotes', (tag: string) => `yq -i ".image.tag = \\"${tag}\\"" FOLDER/values.yaml`],
    ['between quotes', (tag: string) => `yq -i '.image.tag = "'${tag}'"' FOLDER/values.yaml`],
  ])('%s', async (_, write) => {
    const [old, ours, theirs] = [files(OLD, OLD, write), files(NEW, OLD, write), files(OLD, NEW, write)];
    expect(await stops(old, ours)).toEqual([`up.sh:2 upgrade ${OLD} → ${NEW}`]);
    expect(await stops(old, theirs)).toEqual([]);
    const literal = { ...old, 'bi.sh': String(old['bi.sh']).replace('0.9.0', NEW) };
    expect(await stops(old, literal)).toEqual([`bi.sh:1 upgrade 0.9.0 → ${NEW}`]);
  });
});
