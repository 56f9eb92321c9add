import type { VersionLiteral } from './version-literals.ts';

const IS_VERSION = /^(?:-*(?:version|revision)|target_?revision|ver)$/i;
/** Commands that take the version of a chart. */
const COMMAND =
  /\bhelm (?:\S{1,99} ){0,9}?(?:upgrade|install|template|pull)\b|\bupgrade (?:-i|--install|[\w.-]{1,99} [\w.-]{1,99}\/[\w.-]{1,99})\b|\bargocd app (?:set|create)\b|\bhelm_(?:resource|remote)\(/i;
/** Settings beside the version of a chart. */
const SETTING = /helm-charts|(?:\b|helm_?|remote)chart[\w-]*["']?\s*[:=]/i;

/** Whether a version beside the service's name is its chart's version. @param around what stands around it */
export function isChartVersion({ key, around: { context } }: VersionLiteral, around: string): boolean {
  if (/chart/i.test(key)) return true;
  if (!IS_VERSION.test(key)) return false;
  // The arguments of a command may be the items of a list.
  const words = around.replace(/[\s"',[\]]+(?:-\s+)?/g, ' ');
  return COMMAND.test(words) || SETTING.test(around) || context.some((line) => /^charts?\b/i.test(line));
}
