// Measures commands as whole processes, with the processes that they start: wall time and time of the processor. Needs bash,
// whose `time` has both to the millisecond.
import { spawnSync } from 'node:child_process';

/**
 * A command to measure.
 *
 * @typedef {object} Measured
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] instead of this process's own
 * @property {(ended: { status: number | null, stdout: string, stderr: string }) => boolean} [isFine] whether it did what is
 *   meant to be measured; exit code 0 unless told
 */

/**
 * Runs commands in turn, so that a noisy moment hits all of them, after a round that does not count.
 *
 * @param {Readonly<Record<string, Measured>>} commands by name
 * @param {number} rounds
 * @returns {Record<string, { wall: number, cpu: number }>} medians in milliseconds, by name
 * @throws where a command does not do what is meant to be measured
 */
export function measureInTurn(commands, rounds) {
  const taken = Object.fromEntries(Object.keys(commands).map((name) => [name, { wall: [], cpu: [] }]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measured] of Object.entries(commands)) {
      const { wall, cpu } = runTimed(name, measured);
      if (round === 0) continue;
      taken[name].wall.push(wall);
      taken[name].cpu.push(cpu);
    }
  }
  return Object.fromEntries(
    Object.entries(taken).map(([name, { wall, cpu }]) => [name, { wall: median(wall), cpu: median(cpu) }]),
  );
}

/** The value in the middle. */
export function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

function runTimed(name, { command, args, cwd, env = process.env, isFine = ({ status }) => status === 0 }) {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@"';
  const ended = spawnSync('bash', ['-c', script, 'bash', command, ...args], { cwd, env, encoding: 'utf8' });
  if (ended.error !== undefined || !isFine(ended)) {
    throw new Error(`${name} exited with ${ended.status}: ${ended.error ?? ''}${ended.stderr}${ended.stdout}`);
  }
  const [wall, user, system] = ended.stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return { wall: wall * 1_000, cpu: (user + system) * 1_000 };
}
