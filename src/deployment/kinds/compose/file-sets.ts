import { baseNameOf, folderOf, inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import { namesService } from '../../service-names.ts';
import { isDockerfile } from '../dockerfile/facts.ts';
import type { KindSettings } from '../kind.ts';
import type { FileSet } from './project.ts';
import { textIfReadable } from './values.ts';

/** In compose's search order. */
const MAIN_NAMES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDE_NAMES = ['compose', 'docker-compose'].flatMap((name) => [
  `${name}.override.yml`,
  `${name}.override.yaml`,
]);

/** The files that compose reads for a main file: one that it finds by default with its override, another alone. */
export function fileSetOf(files: Files, main: string): FileSet {
  const folder = folderOf(main);
  if (firstIn(files, folder, MAIN_NAMES) !== main) return { isGiven: false, name: main, paths: [main] };
  const override = firstIn(files, folder, OVERRIDE_NAMES);
  return { isGiven: false, name: folder || '.', paths: override === undefined ? [main] : [main, override] };
}

/** The file that compose reads in the place of one with a default name; null if there is none. */
export function shadowOf(files: Files, path: string): string | null {
  const main = MAIN_NAMES.includes(baseNameOf(path)) ? firstIn(files, folderOf(path), MAIN_NAMES) : path;
  return main === path || main === undefined ? null : main;
}

/** Whether compose reads a file of its folder by default. */
export function isMainFile(files: Files, path: string): boolean {
  return firstIn(files, folderOf(path), MAIN_NAMES) === path;
}

function firstIn(files: Files, folder: string, names: readonly string[]): string | undefined {
  return names.map((name) => inFolder(folder, name)).find((path) => files.has(path));
}

/** The main files that are candidates, lie beside a candidate `.env`, or may include, extend or build a candidate. */
export async function findMainFiles(files: SourceFiles, candidates: readonly string[], settings: KindSettings) {
  const isSearched = searchTest(settings);
  const yaml = files.paths.filter((path) => /\.(?:ya?ml|json)$/i.test(path));
  const named = yaml.filter((path) => baseNameOf(path).toLowerCase().includes('compose'));
  const withVariables = new Set(candidates.filter((path) => baseNameOf(path) === '.env').map(folderOf));
  const known = new Set(candidates);
  const wanted = yaml.filter((path) => known.has(path) || withVariables.has(folderOf(path)));
  const envTexts = await Promise.all(settings.envFiles.map((path) => textIfReadable(files, path)));
  if (envTexts.some((text) => namesService(text))) wanted.push(...named);
  // A file that builds the service's Dockerfile may not name the service.
  const builders = candidates.some(isDockerfile) ? await files.containing('build', yaml.filter(isSearched)) : [];
  for (const path of [...named, ...builders]) {
    const text = await textIfReadable(files, path);
    const looksLikeOne = /^[ \t{]*["']?(?:services|include)["']?\s*:/m.test(text);
    if (looksLikeOne && /\b(?:include|extends|build)\b/.test(text)) wanted.push(path);
  }
  const found = new Set<string>();
  for (const path of wanted) {
    const main = firstIn(files, folderOf(path), MAIN_NAMES);
    const read = OVERRIDE_NAMES.includes(baseNameOf(path)) && main !== undefined ? main : path;
    if (found.has(read) || settings.composeFiles.includes(read) || !isSearched(read)) continue;
    if (read === main || (await isCompose(files, read))) found.add(read);
  }
  return [...found].sort();
}

/** All root keys that compose accepts, including extensions. */
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;

/** Whether a file is a compose file by its content, whatever its name. */
async function isCompose(files: Files, path: string): Promise<boolean> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file === null) return false;
  return file.documents.some((document) => {
    const services = document?.member('services')?.value ?? null;
    if (!services?.isMap || !(document?.members ?? []).every(({ name }) => ROOT_KEYS.test(name))) return false;
    return services.members.every(({ value }) => {
      const image = value.member('image')?.value;
      if (value.isMap) return image === undefined || image.scalar !== null;
      return value.scalar?.text.trim() === '';
    });
  });
}
