import { foldersOf, resolvePath } from '../../repository-paths.ts';
import { showsService } from '../../service-signs.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { FormatSettings } from '../format.ts';
import { type Application, sourcesOf } from './application.ts';
import { isPattern } from './glob.ts';
import { isFilledIn, textAt } from './scalar-text.ts';

/**
 * A cheap test whether an application may render something of the service: its manifest is a candidate, or its sources lead to
 * one. In a repository of very many applications most have nothing to do with it.
 *
 * @param candidates files that name the service
 */
export function relevanceTest(candidates: readonly string[]): (application: Application) => boolean {
  const known = new Set(candidates);
  const names = new Set(candidates.map(nameOf));
  const hasCandidate = folderTest(candidates);
  const isFolder = (path: string) => {
    const folder = isFilledIn(path) ? '' : resolvePath('', path.replace(/^\/+/, ''));
    return folder !== null && hasCandidate(folder);
  };
  const isFile = (path: string) => isFilledIn(nameOf(path)) || isPattern(path) || names.has(nameOf(path));
  return (application) => {
    if (known.has(application.carrier) || application.files.some((path) => known.has(path))) return true;
    return sourcesOf(application).some(({ file, value }) => {
      const path = textAt(file, value, ['path']);
      if (path !== null && isFolder(path.text)) return true;
      const valueFiles = file.items(file.at(value, ['helm', 'valueFiles']));
      return valueFiles.some((each) => isFile(textAt(file, each, [])?.text ?? ''));
    });
  };
}

/** A test whether a candidate in a folder, or below it, shows that it deploys the service. */
export function serviceTest(
  files: Files,
  candidates: readonly string[],
  { images }: FormatSettings,
): (folder: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const search = async (folder: string) => {
    for (const path of candidates) {
      if (folder !== '' && !path.startsWith(`${folder}/`)) continue;
      const text = await readable(files.text(path));
      if (text !== null && showsService(text, images, path)) return true;
    }
    return false;
  };
  return (folder) => {
    const answer = known.get(folder) ?? search(folder);
    known.set(folder, answer);
    return answer;
  };
}

/** A test whether a folder, or one below it, has a candidate; the root of the repository always counts. */
function folderTest(candidates: readonly string[]): (folder: string) => boolean {
  const folders = foldersOf(candidates);
  return (folder) => folders.has(folder);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
