import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';

/** Fetches the dependencies of each chart in a tree, as far as they are available. */
export async function fetchAllDependencies(files, folder, tools) {
  for (const chart of Object.keys(files).filter((path) => posix.basename(path) === 'Chart.yaml')) {
    await fetchDependencies(join(folder, posix.dirname(chart)), tools);
  }
}

/** Fetches the dependencies of a chart in the versions of its lock file. Returns the reason if it cannot. */
export async function fetchDependencies(chart, tools) {
  const text = (name) => readFileSync(join(chart, name), 'utf8');
  let metadata;
  try {
    metadata = parse(text('Chart.yaml'));
  } catch (error) {
    return error.message;
  }
  if (!Array.isArray(metadata?.dependencies)) return undefined;
  const lock = join(chart, 'Chart.lock');
  if (existsSync(lock)) {
    // The lock file's checksum belongs to other repository URLs, so its versions are copied to the dependencies.
    const locked = parse(text('Chart.lock'))?.dependencies ?? [];
    for (const each of metadata.dependencies) {
      each.version = locked.find(({ name }) => name === each.name)?.version ?? each.version;
    }
    rmSync(lock);
    writeFileSync(join(chart, 'Chart.yaml'), JSON.stringify(metadata));
  }
  for (const { repository } of metadata.dependencies) {
    if (!String(repository ?? '').startsWith('file://')) continue;
    const refused = await fetchDependencies(join(chart, repository.slice('file://'.length)), tools);
    if (refused !== undefined) return refused;
  }
  const { refused } = await tools.run('helm', ['dependency', 'update', '.'], chart);
  return refused;
}
