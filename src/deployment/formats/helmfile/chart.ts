import { exactChartVersion } from '../../chart.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { filledIn, type ReleaseContext } from './context.ts';
import { lockedVersion } from './lock.ts';
import { type Helmfile, type ReleaseEntry, topLevel } from './state.ts';
import { fillIn, type Lookup, writtenAt } from './templates.ts';

/** The chart of a release: a folder here, `alias/name`, or an address. */
export async function chartOf(entry: ReleaseEntry, lookup: Lookup, context: ReleaseContext): Promise<ReleaseChart> {
  const { helmfile, files } = context;
  // `directory` says the same, of a folder.
  const member = entry.member('chart') ?? entry.member('directory');
  if (member === null) {
    return { kind: 'unknown', problem: problemAt('chart-unpinned', entry.value.place, 'The release has no chart') };
  }
  const text = await fillIn(writtenAt(member.file, member.value), lookup);
  if (text === null) return { kind: 'unknown', problem: filledIn(member) };
  const isAddress = text.includes('://') || text.includes('::');
  const folder = isAddress ? null : resolvePath(helmfile.folder, text);
  if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has(inFolder(folder, 'Chart.yaml')))) {
    return { kind: 'folder', path: folder };
  }
  const [address = ''] = text.split('?', 1);
  const slash = address.lastIndexOf('/');
  const name = address.slice(slash + 1);
  const published = { kind: 'published', name } as const;
  if (isAddress && !address.startsWith('oci://')) {
    const problem = problemAt('chart-unpinned', member.value.place, `The chart comes from ${quoteText(text)}`, {
      remedy: 'Set image.tag.',
    });
    return { ...published, version: null, repository: text, problem };
  }
  const alias = slash === -1 ? '' : address.slice(0, slash);
  const repository = isAddress ? alias : repositoryCalled(alias, helmfile);
  const version = await versionOf(entry, { name, repository }, lookup, context);
  return { ...published, ...version, repository };
}

const repositories = new WeakMap<Helmfile, ReadonlyMap<string, string | null>>();

/** The address of a repository by its alias; null where no file says it. */
function repositoryCalled(alias: string, helmfile: Helmfile): string | null {
  const known = repositories.get(helmfile) ?? repositoriesOf(helmfile);
  repositories.set(helmfile, known);
  return known.get(alias) ?? null;
}

function repositoriesOf(helmfile: Helmfile): ReadonlyMap<string, string | null> {
  const byAlias = new Map<string, string | null>();
  for (const { file, value } of topLevel(helmfile, 'repositories').toReversed()) {
    for (const item of file.items(value)) {
      const url = file.scalar(file.at(item, ['url']));
      const isOci = file.scalar(file.at(item, ['oci']))?.text === 'true' && url?.text.includes('://') === false;
      const address = url === null || url.text === '' || url.hasTemplate ? null : `${isOci ? 'oci://' : ''}${url.text}`;
      byAlias.set(file.scalar(file.at(item, ['name']))?.text ?? '', address);
    }
  }
  return byAlias;
}

type ChartVersion = Pick<ReleaseChart & { kind: 'published' }, 'version' | 'problem'>;

/** The version that stands there, or what the lock file has of a range. */
async function versionOf(
  entry: ReleaseEntry,
  chart: { readonly name: string; readonly repository: string | null },
  lookup: Lookup,
  { helmfile, files }: ReleaseContext,
): Promise<ChartVersion> {
  const member = entry.member('version');
  const text = member === null ? '' : await fillIn(writtenAt(member.file, member.value), lookup);
  if (member !== null && text === null) return { version: null, problem: filledIn(member) };
  const place = member?.file.scalar(member.value)?.place ?? entry.value.place;
  const written = text === null || text === '' ? null : { text, place };
  if (written !== null && exactChartVersion(written.text) !== null) return { version: written, problem: null };
  const locked = await lockedVersion(files, helmfile, { ...chart, range: written?.text ?? '*' });
  return { version: locked ?? written, problem: null };
}
