import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };

async function stops(base: Files, head: Files) {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  const isRed = ({ change, problem, tolerated }: (typeof changes)[number]) =>
    /grade$/.test(change) || (problem !== null && !tolerated);
  return changes.filter(isRed).map(show);
}

/** A constant of a program as the tag of the chart. */
const PROGRAMS: Readonly<Record<string, (version: string) => Files>> = {
  'TypeScript, on one line': (version) => ({
    'bi/index.ts': `const version = "${version}";\nnew Release("bi", { chart: "lightdash", values: { image: { tag: version } } });\n`,
  }),
  'TypeScript, on several lines': (version) => ({
    'bi/index.ts': `const biTag = "${version}";\nnew Release("bi", {\n  chart: "lightdash",\n  values: {\n    image: { tag: biTag },\n  },\n});\n`,
  }),
  'a property by its name': (version) => ({
    'bi/index.ts': `const tag = "${version}";\nnew Release("bi", {\n  chart: "lightdash",\n  values: { image: { tag } },\n});\n`,
  }),
  Python: (version) => ({
    'bi/__main__.py': `BI_TAG = "${version}"\nRelease("bi", ReleaseArgs(chart="lightdash", values={"image": {"tag": BI_TAG}}))\n`,
  }),
  Go: (version) => ({
    'bi/main.go': `const biTag = "${version}"\nfunc main() {\n\thelm.NewRelease(ctx, "bi", &helm.ReleaseArgs{\n\t\tChart: pulumi.String("lightdash"),\n\t\tValues: pulumi.Map{"image": pulumi.Map{"tag": pulumi.String(biTag)}},\n\t})\n}\n`,
  }),
  'C#': (version) => ({
    'bi/Program.cs': `const string BiTag = "${version}";\nnew Release("bi", new ReleaseArgs { Chart = "lightdash", Values = new Values { ["image"] = new Values { ["tag"] = BiTag } } });\n`,
  }),
  Nix: (version) => ({
    'bi/bi.nix': `let biTag = "${version}"; in {\n  bi = { chart = "lightdash/lightdash"; values.image.tag = biTag; };\n}\n`,
  }),
};

describe('a constant of a program in the place of a tag', () => {
  it.each(Object.entries(PROGRAMS))('is the version: %s', async (_, files) => {
    expect(await stops(files(OLD), files(NEW))).toEqual([expect.stringMatching(/:1 upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it('is not that of another chart', async () => {
    const files = (version: string): Files => ({
      'bi/index.ts': `const biTag = "1.0.0";\nconst webTag = "${version}";\nnew Release("bi", {\n  chart: "lightdash",\n  values: { image: { tag: biTag } },\n});\nnew Release("web", {\n  chart: "web",\n  values: { image: { tag: webTag } },\n});\n`,
    });
    expect(await stops(files(OLD), files(NEW))).toEqual([]);
  });
});

/** Other ways to deploy the same. */
const FORMS: Readonly<Record<string, (version: string) => Files>> = {
  compose: (version) => ({ 'bi/compose.yaml': `services:\n  bi:\n    image: lightdash/lightdash:${version}\n` }),
  'a script': (version) => ({ 'bi/up.sh': `docker run -d lightdash/lightdash:${version}\n` }),
  Jsonnet: (version) => ({
    'bi/main.jsonnet': `local version = '${version}';\n{ image: 'lightdash/lightdash:' + version }\n`,
  }),
  helmfile: (version) => ({
    'bi/helmfile.yaml': `repositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: 2.9.1\n    values:\n      - image:\n          tag: ${version}\n`,
  }),
  'a program': (version) => PROGRAMS['TypeScript, on one line']?.(version) as Files,
};

describe('a deployment that gets another form', () => {
  const names = Object.keys(FORMS);
  const rows = names.flatMap((from) => names.flatMap((to) => (from === to ? [] : [[from, to] as const])));
  it.each(rows)('is the same with the same version: %s, then %s', async (from, to) => {
    expect(await stops(FORMS[from]?.(OLD) as Files, FORMS[to]?.(OLD) as Files)).toEqual([]);
  });

  it.each(rows)('may be an upgrade with another one: %s, then %s', async (from, to) => {
    expect(await stops(FORMS[from]?.(OLD) as Files, FORMS[to]?.(NEW) as Files)).not.toEqual([]);
  });
});
