import { exactChartVersion } from './chart.ts';

export interface Target {
  /** The target as the user wrote it, without its options. */
  readonly text: string;
  readonly file: string;
  readonly where: string;
  /** The location: a path to a YAML value, or a regular expression with a group `version`. */
  readonly at: readonly string[] | RegExp;
  readonly name: string | null;
  /** Replaces the run's suffix; null if the target has none. */
  readonly suffix: string | null;
  readonly chartVersion: string | null;
}

const OPTION = /\s+(name|suffix|chart-version)=(\S*)$/;

/**
 * Parses one target, `file#dot.path` or `file@regex:pattern` with options (docs/how-detection-works.md#which-files-are-opened).
 *
 * @throws Error that says what is wrong with the target, without naming the input
 */
export function parseTarget(line: string): Target {
  const options = new Map<string, string>();
  let text = line.trim();
  for (let match = OPTION.exec(text); match !== null; match = OPTION.exec(text)) {
    const [whole, name = '', value = ''] = match;
    if (options.has(name)) throw new Error(`${name}= is given twice`);
    if (value === '') throw new Error(`${name}= has no value`);
    options.set(name, value);
    text = text.slice(0, -whole.length);
  }
  const given = options.get('chart-version') ?? null;
  const chartVersion = given === null ? null : exactChartVersion(given);
  if (given !== null && chartVersion === null)
    throw new Error(`chart-version=${given} is not a chart version; give it as X.Y.Z`);
  const [, file = '', sign, way = ''] = /^(.+?)(@regex:|#)(.+)$/s.exec(text) ?? [];
  if (file === '') throw new Error('it is not file#dot.path or file@regex:pattern');
  return {
    text,
    // A path that leads out of the repository matches no file.
    file: file.replace(/^(?:\.\/)+/, ''),
    where: way,
    at: sign === '#' ? parseDotPath(way) : parsePattern(way),
    name: options.get('name') ?? null,
    suffix: options.get('suffix') ?? null,
    chartVersion,
  };
}

/** In characters. An engine takes seconds to compile a pattern of a hundred thousand. */
const LONGEST_PATTERN = 1_000;

function parsePattern(pattern: string): RegExp {
  if (pattern.length > LONGEST_PATTERN) throw new Error(`the pattern has more than ${LONGEST_PATTERN} characters`);
  let parsed: RegExp;
  try {
    parsed = new RegExp(pattern, 'm');
  } catch (error) {
    throw new Error(`the pattern is not a regular expression (${error instanceof Error ? error.message : error})`);
  }
  if (!/\(\?<version>/.test(pattern)) throw new Error('the pattern has no group (?<version>…)');
  return parsed;
}

/** The keys of a path such as `a."b.c".0`. */
function parseDotPath(text: string): string[] {
  const keys: string[] = [];
  const key = /(?:"((?:[^"\\]|\\.)*)"|([^."]+))(\.|$)/y;
  while (key.lastIndex < text.length) {
    const at = key.lastIndex;
    const match = key.exec(text);
    if (match === null) throw new Error(`the path cannot be read from "${text.slice(at)}" on`);
    const [, quoted, plain, dot] = match;
    keys.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'));
    if (dot === '.' && key.lastIndex === text.length) throw new Error('the path ends with a dot');
  }
  return keys;
}
