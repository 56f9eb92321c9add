/**
 * Edits of one file's text, as ordinary and as spiteful people make them. Each takes the text and the versions that may stand there, and
 * returns the new text, or undefined if it does not apply.
 */
const EDITS = {
  'another version in one place': (text, random, versions) => {
    const found = [...text.matchAll(/\d+\.\d+\.\d+/g)].filter(([version]) => versions.includes(version));
    if (found.length === 0) return undefined;
    const { index, 0: version } = random.pick(found);
    const other = random.pick(versions.filter((each) => each !== version));
    return `${text.slice(0, index)}${other}${text.slice(index + version.length)}`;
  },
  'a key in another case': (text, random) =>
    withLine(text, random, /^[ -]*[a-zA-Z]+:/, (line) => {
      const key = /[a-zA-Z]+(?=:)/.exec(line)[0];
      const other = random.pick([key[0].toUpperCase() + key.slice(1), key.toUpperCase(), key.toLowerCase()]);
      return line.replace(key, other);
    }),
  'a line removed': (text, random) => withLine(text, random, /\S/, () => undefined),
  'a line commented out': (text, random) => withLine(text, random, /\S/, (line) => line.replace(/\S.*/, '# $&')),
  'a comment': (text, random) =>
    withLine(text, random, /\S/, (line) => `${/^ */.exec(line)[0]}# see the runbook\n${line}`),
  'an old version in a comment': (text, random, versions) =>
    withLine(text, random, /:/, (line) => `${line} # was ${random.pick(versions)}`),
  quotes: (text, random) => withLine(text, random, /: [\w./:-]+$/, (line) => line.replace(/: (.+)$/, ': "$1"')),
  'an anchor': (text) => {
    const version = /(?<=(?:[tT]ag|image): )[\w./-]*:?\d+\.\d+\.\d+$/m.exec(text)?.[0];
    if (version === undefined || /^---/m.test(text)) return undefined;
    return `x-version: &version ${version}\n${text.replaceAll(`: ${version}\n`, ': *version\n')}`;
  },
  'a second document before': (text) => `---\n{}\n---\n${text}`,
  'a second document after': (text) => `${text}---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: extra\n`,
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'the last line without its end': (text) => text.replace(/\n$/, ''),
  'a line twice': (text, random, versions) =>
    withLine(text, random, VERSION, (line) => `${line}\n${line.replace(VERSION, random.pick(versions))}`),
};

const VERSION = /\d+\.\d+\.\d+/;

/** Edits that no one makes by mistake, or that the gate refuses on purpose: a red answer is right, even if nothing changes. */
const LOUD = ['a key in another case', 'a second document before', 'a second document after', 'a line twice'];

/** Edits of the whole tree beside the files of the service. */
const UNRELATED = {
  'a page': (files) => ({ ...files, 'README.md': `${files['README.md'] ?? ''}How to deploy: see the wiki.\n` }),
  'a workflow': (files) => ({
    ...files,
    '.github/workflows/lint.yml':
      'on: push\njobs:\n  lint:\n    runs-on: ubuntu-24.04\n    steps: [{run: "yamllint ."}]\n',
  }),
  'another application': (files, random) => ({
    ...files,
    'other/compose.yaml': `services:\n  web:\n    image: nginx:1.2${random.below(9)}.0\n`,
  }),
};

export const CHANGES = [...Object.keys(EDITS), ...Object.keys(UNRELATED)];

/** A file that an edit may meet: not the templates of a chart, where a broken line is no longer YAML. */
const EDITABLE = /(?:\.ya?ml(?:\.gotmpl)?|\.env|ustomization)$/;

/**
 * The files after one change.
 *
 * @returns the new `files`, and in `isLoud` whether a red answer is right whatever the tools make of it
 */
export function applyChange(name, files, random, versions) {
  if (Object.hasOwn(UNRELATED, name)) return { files: UNRELATED[name](files, random), isLoud: false };
  const editable = Object.keys(files).filter((each) => EDITABLE.test(each));
  const path = random.pick(editable.sort());
  const text = EDITS[name](files[path], random, versions);
  return { files: text === undefined ? files : { ...files, [path]: text }, isLoud: LOUD.includes(name) };
}

/** The text with one of the lines that match a pattern changed; without the line if `change` returns undefined. */
function withLine(text, random, pattern, change) {
  const lines = text.split('\n');
  const places = [...lines.keys()].filter((at) => pattern.test(lines[at]));
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  return lines.flatMap((line, each) => (each === at ? (change(line) ?? []) : line)).join('\n');
}
