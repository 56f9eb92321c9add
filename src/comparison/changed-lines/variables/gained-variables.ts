import { namesService } from '../../../deployment/service-names.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { LineChange } from '../../object-change.ts';
import { notUnderstood } from '../changed-file.ts';
import { commandAt, namesAnyOf } from '../lines/command-lines.ts';
import type { Compared } from '../references/changed-references.ts';
import { SETS_TAG } from '../same-tag.ts';
import { versionsNear } from '../standing-lines.ts';
import { literalsOf } from './renamed-variables.ts';
import { variablesOn } from './variable-syntax.ts';

/** A tag from a variable, an argument or another command. */
const TAKES = new RegExp(String.raw`${SETS_TAG.source}["']?(?:[$%]|\{\{)`);
/** What tells one command of Helm from another: `helm upgrade --install bi lightdash/lightdash`. */
const COMMAND = /\bhelm\s+(?:upgrade|install)(?:\s+(?:-i|--install))?\s+[\w./$"{}-]{1,99}(?:\s+[\w./:$"{}-]{1,199})?/;

/**
 * Judges a command of Helm for the service that was there, and now takes the tag from a variable
 * (docs/supported-files.md#any-other-file): that wins over the values and the chart, which decided before.
 *
 * @returns null if there is none, or if the variable is set to what is deployed
 */
export async function compareGained({ path, changed, texts, known, sides }: Compared): Promise<LineChange | null> {
  const [before, after] = texts.map(linesOf) as [string[], string[]];
  // A command may have the version of a chart as well.
  for (const { text, line } of [...changed.plainAfter, ...changed.after].filter((each) => TAKES.test(each.text))) {
    const command = `${commandAt(after, line - 1)}\n${text}`;
    const [name] = COMMAND.exec(command) ?? [];
    if (name === undefined) continue;
    const isOurs = namesService(command, known.settings) || namesAnyOf(command, known.pins.keys());
    const old = before.flatMap((each, at) => (each.includes(name) ? `${each}\n${commandAt(before, at)}` : []));
    if (!isOurs || old.length === 0 || old.some((each) => SETS_TAG.test(each))) continue;
    const deployed = versionsNear(path, sides.before.objects);
    const found = variablesOn(text).map((variable) => literalsOf(variable, texts[1], sides.head, sides));
    const set = (await Promise.all(found)).flat();
    if (set.length > 0 && deployed.size === 1 && set.every(({ version }) => deployed.has(version))) continue;
    const why = `${quoteText(name)} takes the ${product.name} version from elsewhere now, and did not before`;
    return notUnderstood({ file: path, line, column: 1 }, why);
  }
  return null;
}
