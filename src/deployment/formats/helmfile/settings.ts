import type { Place } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import { stepsOf } from '../helm/command.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { reaches } from '../helm/settings.ts';
import { filledIn, unseen } from './context.ts';
import type { ReleaseEntry } from './state.ts';
import { writtenAt } from './templates.ts';

/** The lists of settings, in the order in which Helm reads them: Helmfile puts those with templates in front of the others. */
const SETTINGS = ['setTemplate', 'set', 'setStringTemplate', 'setString'];

const TAG_KEYS = [['image'], ['upgrade'], ['migrationJob']];

/** Single settings, as values that win over those of files and mappings. From the one that wins last. */
export function settingsOf(entry: ReleaseEntry): ReleaseValues[] {
  const made: MadeSetting[] = [];
  const hidden: ReleaseValues[] = [];
  for (const [key, member] of SETTINGS.flatMap((name) => entry.members(name).map((each) => [name, each] as const))) {
    const { file, value } = member;
    if (file.scalar(value) !== null && writtenAt(file, value) !== '') hidden.push(unseen(filledIn(member)));
    for (const item of file.items(value)) {
      const name = file.scalar(file.at(item, ['name']));
      const said = file.at(item, ['value']);
      const scalar = file.scalar(said);
      const steps = stepsOf(name?.text ?? '');
      if (name === null || name.hasTemplate || steps.length === 0) {
        hidden.push(unseen(problemAt('unresolved-template', item.place, quoteText(file.sourceOf(item).trim()))));
      } else if (said !== null && scalar !== null && !scalar.text.startsWith('ref+')) {
        const isText = key.startsWith('setString');
        made.push({ steps, value: writtenAt(file, said), isText: isText || scalar.hasTemplate, place: scalar.place });
      } else if (file.at(item, ['values']) !== null) {
        const values = file.items(file.at(item, ['values'])).map((each) => writtenAt(file, each));
        made.push({ steps, value: `{${values.join(',')}}`, isText: false, place: item.place });
      } else if (reachesRead(steps, item.place)) {
        const from = file.at(item, ['file']) ?? said ?? item;
        hidden.push(unseen(problemAt('external-values', from.place, quoteText(file.sourceOf(from).trim()))));
      }
    }
  }
  hidden.push(...fromVariables(entry));
  if (made.length === 0) return hidden;
  const file = settingsAsYaml(entry.file.path, made);
  return [{ kind: 'layer', layer: { file, root: file.root } }, ...hidden];
}

/** Settings whose values are those of variables of the shell that Helmfile runs in. */
function fromVariables(entry: ReleaseEntry): ReleaseValues[] {
  return entry.members('env').flatMap(({ file, value }) =>
    file.items(value).flatMap((item) => {
      const name = file.scalar(file.at(item, ['name']));
      if (name !== null && !name.hasTemplate && !reachesRead(stepsOf(name.text), item.place)) return [];
      return [unseen(problemAt('external-values', item.place, quoteText(file.sourceOf(item).trim())))];
    }),
  );
}

function reachesRead(steps: readonly (string | number)[], place: Place): boolean {
  const setting = { name: '', steps, value: '', isText: true, isJson: false, isFile: false, place };
  return (
    TAG_KEYS.some((key) => reaches(setting, key)) || steps.some((step) => /image|tag|lightdash/i.test(String(step)))
  );
}
