import { showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';
import { type Declarations, type Declared, declaring, modeOf, NOTHING_DECLARED } from '../../image-answer.ts';
import { placeOf, unreadableText, usesDefault } from './image-values.ts';
import type { ValuesEntry, ValuesScope } from './values.ts';

const MODE = ['upgrade', 'mode'];
const JOB = ['migrationJob', 'enabled'];

/**
 * What values of the service's chart declare about its upgrades, and the problem of an invalid mode. What unseen values may
 * override counts as not set.
 */
export function readDeclarations(scope: ValuesScope): {
  readonly declared: Declarations;
  readonly problem: Problem | null;
  readonly notices: readonly string[];
} {
  const written = scope.at(MODE);
  const scalar = written.status === 'scalar' ? written.scalar : null;
  const place = usesDefault(written) ? null : placeOf(written);
  const unreadable = place && unreadableText(written, place);
  const mode = modeOf(scalar);
  const isInvalid = place !== null && unreadable === null && mode === null;
  const problem = isInvalid
    ? problemAt('invalid-upgrade-mode', place, scalar === null ? 'no text' : quoteText(scalar.text))
    : null;
  const job = readSwitch(scope.at(JOB));
  // The mode only works as declared with the migration job.
  const modeDoubt = doubtOn(mode, scope, [MODE, JOB]);
  const jobDoubt = doubtOn(job, scope, [JOB]);
  const upgradeMode = modeDoubt === null ? mode : null;
  const migrationJob = jobDoubt === null ? job : null;
  const unread = unreadable === null ? null : `upgrade.mode cannot be read: ${unreadable.message}`;
  const notices = [unread, modeDoubt, jobDoubt].filter((notice) => notice !== null);
  // All of them are off unless the values switch them on. Values from outside may do that.
  const workers = Object.keys(product.chart.workers).filter((worker) => {
    const path = [worker, 'enabled'];
    return scope.hiddenAt(path) !== null || readSwitch(scope.at(path))?.value === true;
  });
  const values = scope.layers.find(({ root }) => root?.isMap)?.root?.place ?? null;
  return { declared: { keys: [], values, upgradeMode, migrationJob, workers }, problem, notices };
}

/** Why a declaration counts as not set: unseen values may override it, at any of the paths. Null if that is certain. */
function doubtOn(
  declared: Declared<unknown> | null,
  scope: ValuesScope,
  paths: readonly [YamlPath, ...YamlPath[]],
): string | null {
  const hidden = paths.map((path) => scope.hiddenAt(path)).find((each) => each !== null);
  if (hidden === undefined || declared === null) return null;
  const at = hidden.place === null ? '' : ` at ${showPlace(hidden.place)}`;
  const name = paths[0].join('.');
  return `Values from outside of the repository${at} may change ${name} at ${showPlace(declared.place)}: taken as not set`;
}

/**
 * Keys that say how a workload of another chart is replaced, inside or around the mapping of its image, by precedence
 * (docs/rules.md#how-downtime-is-declared).
 */
const MODES = [['strategy', 'type'], ['strategy']];

/**
 * The declarations around an image in another chart: those of the nearest mapping that has any. The top level does not
 * count below a workload's section, because it may belong to another workload.
 */
export function readDeclarationsAround(scope: ValuesScope, image: YamlPath): Declarations {
  for (let depth = image.length; depth >= Math.min(1, image.length - 1); depth -= 1) {
    const said = MODES.map((below) => [...image.slice(0, depth), ...below]).flatMap((path) => {
      const entry = scope.at(path);
      return entry.status === 'scalar' && scope.hiddenAt(path) === null ? [entry.scalar] : [];
    });
    if (said[0] !== undefined) return declaring(modeOf(said[0]));
  }
  return NOTHING_DECLARED;
}

/** A boolean as Helm's `if` evaluates it: every non-empty text is true. */
function readSwitch(entry: ValuesEntry): Declared<boolean> | null {
  if (entry.status !== 'scalar' || entry.scalar.text === '') return null;
  const { text, type, place } = entry.scalar;
  return { value: type === 'string' || !/^(?:n|no|off|false|[-+]?0+(?:\.0*)?)$/i.test(text), place };
}
