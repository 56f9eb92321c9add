import { type Place, showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';
import { type Declarations, type Declared, declaring, modeOf, NOTHING_DECLARED } from '../../image-answer.ts';
import { placeOf, unreadableText, usesDefault } from './image-values.ts';
import type { ValuesEntry, ValuesScope } from './values.ts';

/** Sections of the chart for workloads with their own strategy (docs/detection.md#lightdashs-chart). */
const WORKLOADS = ['lightdashBackend', 'scheduler', 'appBuildWorker', 'warehouseNatsWorker', 'preAggregateNatsWorker'];

/** What values of the service's chart declare about its upgrades. */
interface DeclarationsReading {
  readonly declared: Declarations;
  /** Set for an invalid mode. */
  readonly problem: Problem | null;
  readonly notices: readonly string[];
}

/** Reads the mode, the migration job and the strategies. A value that unseen values may override counts as not set. */
export function readDeclarations(scope: ValuesScope): DeclarationsReading {
  const mode = readMode(scope.at(['upgrade', 'mode']));
  const notices = [...mode.notices];
  const seen = <T extends { readonly place: Place }>(what: T | null, ...paths: (readonly string[])[]): T | null => {
    const hidden = paths.map((path) => scope.hiddenAt(path)).find((each) => each !== null) ?? null;
    if (hidden === null || what === null) return what;
    const at = hidden.place === null ? '' : ` at ${showPlace(hidden.place)}`;
    const name = paths[0]?.join('.');
    notices.push(
      `Values from outside of the repository${at} may change ${name} at ${showPlace(what.place)}: taken as not set`,
    );
    return null;
  };
  const job = ['migrationJob', 'enabled'];
  // The mode only works as declared with the migration job.
  const upgradeMode = seen(mode.declared, ['upgrade', 'mode'], job);
  const migrationJob = seen(readSwitch(scope.at(job)), job);
  const strategies = WORKLOADS.flatMap((workload) => {
    const path = [workload, 'strategy', 'type'];
    const entry = scope.at(path);
    if (entry.status !== 'scalar' || entry.scalar.text === '' || scope.hiddenAt(path) !== null) return [];
    return [{ workload, type: entry.scalar.text, place: entry.scalar.place }];
  });
  const values = scope.layers.find(({ file, root }) => file.isMap(root))?.root?.place ?? null;
  return { declared: { keys: [], values, upgradeMode, migrationJob, strategies }, problem: mode.problem, notices };
}

/**
 * Keys that say how a workload of another chart is replaced, inside or around the mapping of its image, by precedence
 * (docs/rules.md#how-downtime-is-declared).
 */
const MODES = [
  ...['annotations', 'podAnnotations', 'deploymentAnnotations'].map((name) => [name, 'upgrade-gate/mode']),
  ['strategy', 'type'],
  ['strategy'],
];

/**
 * The declarations around an image in another chart. The nearest mapping with a declaration decides. The top level of
 * the values does not count below a workload's section, because it may belong to another workload.
 */
export function readDeclarationsAround(scope: ValuesScope, image: YamlPath): Declarations {
  for (let depth = image.length; depth >= Math.min(1, image.length - 1); depth -= 1) {
    const said = MODES.map((below) => [...image.slice(0, depth), ...below]).flatMap((path) => {
      const entry = scope.at(path);
      return entry.status === 'scalar' && scope.hiddenAt(path) === null ? [entry.scalar] : [];
    });
    const [mode] = said;
    if (mode === undefined) continue;
    return declaring(modeOf(mode));
  }
  return NOTHING_DECLARED;
}

function readMode(entry: ValuesEntry): Omit<DeclarationsReading, 'declared'> & {
  readonly declared: Declarations['upgradeMode'];
} {
  const nothing = { declared: null, problem: null, notices: [] };
  const place = placeOf(entry);
  if (usesDefault(entry) || place === null) return nothing;
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { ...nothing, notices: [`upgrade.mode cannot be read: ${unreadable.message}`] };
  const scalar = entry.status === 'scalar' ? entry.scalar : null;
  const declared = modeOf(scalar);
  if (declared !== null) return { ...nothing, declared };
  const found = scalar === null ? 'no text' : quoteText(scalar.text);
  return { ...nothing, problem: problemAt('invalid-upgrade-mode', place, found) };
}

/** A boolean as Helm's `if` evaluates it: every non-empty text is true. */
function readSwitch(entry: ValuesEntry): Declared<boolean> | null {
  if (entry.status !== 'scalar' || entry.scalar.text === '') return null;
  const { text, type, place } = entry.scalar;
  return { value: type === 'string' || !/^(?:n|no|off|false|[-+]?0+(?:\.0*)?)$/i.test(text), place };
}
