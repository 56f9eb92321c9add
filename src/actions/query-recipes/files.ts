import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Recipes } from '../../analytics/recipes/gather-recipes.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import type { RecipesFiles } from '../../render/recipes/summary.ts';
import { usersCsv } from '../../render/recipes/users-csv.ts';
import { cannotWrite, writeReport } from '../runner-files.ts';

/** The paths of the files for later steps of the job. */
export interface WrittenFiles extends Omit<RecipesFiles, 'baselinePath'> {
  readonly reportPath: string;
}

/**
 * @param withUsers whether to write a file of users
 * @throws Error if a file cannot be written
 */
export async function writeFiles(
  { report, differences, users }: Recipes,
  withUsers: boolean,
  processEnv: NodeJS.ProcessEnv,
): Promise<WrittenFiles> {
  const reportPath = await writeReport(report, processEnv);
  const folder = dirname(reportPath);
  try {
    return {
      reportPath,
      diffPath: differences.length > 0 ? await writeDifferences(differences, join(folder, 'diffs')) : null,
      usersPath: withUsers && users !== null ? await writeText(usersCsv(users), join(folder, 'users.csv')) : null,
    };
  } catch (error) {
    throw cannotWrite('A file beside the report', quoteValue(folder), error);
  }
}

async function writeDifferences(differences: Recipes['differences'], folder: string): Promise<string> {
  await mkdir(folder);
  for (const { uuid, text } of differences) await writeText(text, join(folder, `${uuid}.diff`));
  return folder;
}

async function writeText(text: string, path: string): Promise<string> {
  await writeFile(path, text);
  return path;
}
