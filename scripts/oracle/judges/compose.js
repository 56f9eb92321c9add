import { join, posix } from 'node:path';

/** Names of a main file, in the order in which compose looks for them. */
const MAIN = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];

/** Each compose project, service by service: folders with a main file, and further files that the reader takes for a project. */
export const compose = {
  kinds: ['compose'],
  tools: ['docker-compose'],
  async render({ files, folder, tools, objects }) {
    const own = objects.filter(({ kind }) => kind === 'compose');
    const main = Object.keys(files).filter((path) => MAIN.includes(posix.basename(path)));
    const projects = new Map(
      main.map((path) => [`compose:${posix.dirname(path)}`, { at: posix.dirname(path), args: [] }]),
    );
    for (const { unit } of own) {
      const path = unit.slice('compose:'.length);
      if (!projects.has(unit)) projects.set(unit, { at: posix.dirname(path), args: ['-f', posix.basename(path)] });
    }
    const units = [];
    const env = foldersOnHost(files);
    for (const [project, { at, args }] of projects) {
      const command = [...args, '--profile', '*', 'config', '--format', 'json', '--no-env-resolution'];
      const { output, refused } = await tools.run('docker-compose', command, join(folder, at), env);
      const { services = {} } = refused === undefined ? JSON.parse(output) : {};
      const names = own.filter(({ unit }) => unit === project).map(({ id }) => id.slice(id.indexOf('#') + 1));
      for (const name of new Set([...names, ...Object.keys(services)])) {
        const { image, build } = services[name] ?? {};
        units.push({
          unit: `${project}#${name}`,
          file: posix.join(at, args[1] ?? 'compose.yaml'),
          covers: ({ id }) => id === `${project}#${name}`,
          refused: build === undefined ? refused : 'the image is built from a Dockerfile',
          images: image === undefined ? [] : [image],
        });
      }
    }
    return units;
  },
};

/** Variables that name a folder of the host. Without a value, the volume would be invalid. */
function foldersOnHost(files) {
  const texts = Object.values(files).filter((text) => typeof text === 'string');
  const names = texts.flatMap((text) => [...text.matchAll(/^ *- *"?\$\{(\w+)\}:/gm)].map(([, name]) => name));
  return Object.fromEntries(names.map((name) => [name, '/srv']));
}
