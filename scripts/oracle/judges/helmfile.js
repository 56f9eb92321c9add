import { rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn } from '../images.js';

/** Each outermost helmfile in each environment that it names. It renders the helmfiles below it with the values that it hands down. */
export const helmfile = {
  kinds: ['helmfile'],
  tools: ['helmfile', 'helm'],
  async render({ files, folder, tools }) {
    const units = [];
    const isCommand = Object.values(files).some((text) => COMMAND.test(text));
    await fetchAllDependencies(files, folder, tools);
    const paths = Object.keys(files).filter((path) => NAME.test(path));
    for (const path of paths) writeAsTemplate(path, files, folder);
    for (const path of paths.filter((each) => !paths.some((other) => handsOn(other, each, files)))) {
      const at = nameOfTemplate(path, files);
      const parts = [path, ...paths.filter((each) => handsOn(path, each, files))];
      for (const environment of environmentsOf(files[path])) {
        const args = ['-f', posix.basename(at), '-e', environment, '--quiet', 'template', '--skip-schema-validation'];
        const { output, refused } = isCommand
          ? { refused: 'it runs commands' }
          : await tools.run('helmfile', args, join(folder, posix.dirname(path)));
        const covers = ({ kind, id, inputs }) =>
          kind === 'helmfile' &&
          parts.some((part) => inputs.includes(part)) &&
          (id.split('@')[1] ?? 'default') === environment;
        const unit = `helmfile:${path}@${environment}`;
        units.push({ unit, file: path, covers, refused, images: imagesIn(output ?? '') });
      }
    }
    return units;
  },
};

const NAME = /(?:^|\/)helmfile[^/]*\.ya?ml(?:\.gotmpl)?$/;
/** Text in a helmfile that runs a command while the helmfile is rendered. */
const COMMAND = /\{\{[^}]*\b(?:exec|envExec|fetchSecretValue)\b|^\s*(?:hooks|helmBinary|kustomizeBinary):/m;

/** Whether one helmfile includes another one, and so may hand values to it. */
function handsOn(one, other, files) {
  return (
    one !== other && /^helmfiles:/m.test(files[one]) && files[one].includes(posix.relative(posix.dirname(one), other))
  );
}

/** Helmfile 1 renders expressions only in a file whose name ends with `.gotmpl`. */
function nameOfTemplate(path, files) {
  return files[path].includes('{{') && !path.endsWith('.gotmpl') ? `${path}.gotmpl` : path;
}

function writeAsTemplate(path, files, folder) {
  const others = Object.keys(files).filter((other) => NAME.test(other) && handsOn(path, other, files));
  const rename = (text, other) => {
    const [from, to] = [other, nameOfTemplate(other, files)].map((each) => posix.relative(posix.dirname(path), each));
    return text.replaceAll(from, to);
  };
  rmSync(join(folder, path));
  writeFileSync(join(folder, nameOfTemplate(path, files)), others.reduce(rename, files[path]));
}

function environmentsOf(text) {
  const block = /^environments:\n((?:[ #].*\n|\n)*)/m.exec(text)?.[1] ?? '';
  const names = [...block.matchAll(/^ {2}["']?([\w-]+)["']?:/gm)].map(([, name]) => name);
  return names.length > 0 ? names : ['default'];
}
