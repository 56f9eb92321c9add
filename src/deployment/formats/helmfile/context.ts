import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import type { FormatSettings } from '../format.ts';
import type { ReleaseValues } from '../helm/release.ts';
import type { HelmfileEnvironment } from './environment.ts';
import { type FileMember, type Helmfile, type ReleaseEntry, topLevel } from './state.ts';

/** Where a helmfile's release is looked at. */
export interface ReleaseContext {
  readonly files: Files;
  readonly helmfile: Helmfile;
  readonly environment: HelmfileEnvironment;
  readonly settings: FormatSettings;
  /** So many characters of templates are still read. */
  readonly budget: { left: number };
}

/** Values that are not seen. */
export function unseen(problem: Problem): ReleaseValues {
  return { kind: 'unseen', problem };
}

/** Why a member cannot be read that is filled in elsewhere. */
export function filledIn({ file, value }: Pick<FileMember, 'file' | 'value'>): Problem {
  return problemAt('unresolved-template', value.place, quoteText(file.sourceOf(value).trim()));
}

/** A member of a release, then what stands under the same name in `helmDefaults`. */
export function membersOf(entry: ReleaseEntry, name: string, helmfile: Helmfile): FileMember[] {
  const own = entry.member(name);
  const common = topLevel(helmfile, 'helmDefaults').flatMap(({ file, value }) => {
    const member = file.member(value, name);
    return member === null ? [] : [{ ...member, file }];
  });
  return own === null ? common : [own, ...common];
}

/** Whether a text has the name of the service, or of its chart. */
export function isCalledAfterService(text: string, { chart }: FormatSettings): boolean {
  return text.includes('lightdash') || text.split('/').includes(chart.toLowerCase());
}

/** Keys that say which version runs and how it is upgraded. */
export const READ_KEYS = new Set([
  'image',
  'tag',
  'repository',
  'registry',
  'digest',
  'upgrade',
  'migrationjob',
  'strategy',
]);
