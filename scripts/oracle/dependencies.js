import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';

/** Fetches what each chart in a tree depends on, so far as it can be had. */
export async function fetchAllDependencies(files, folder, tools) {
  for (const chart of Object.keys(files).filter((path) => posix.basename(path) === 'Chart.yaml')) {
    await fetchDependencies(join(folder, posix.dirname(chart)), tools);
  }
}

/** Fetches what a chart depends on, in the versions of its lock. Returns why it cannot. */
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
    // Its checksum is that of another address, so the versions that it locks are written where they are wanted.
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
