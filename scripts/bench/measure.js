// Measures wall time and CPU time of commands as whole processes, with the processes that they start. Needs bash: its `time`
// has both to the millisecond.
import { spawnSync } from 'node:child_process';

/**
 * A command to measure.
 *
 * @typedef {object} Measured
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] replaces the environment of this process
 * @property {(ended: { status: number | null, stdout: string, stderr: string }) => boolean} [isFine] whether the command did
 *   the work that is to be measured; by default whether it exited with 0
 */

/**
 * Runs commands in turn, so that noise on the machine hits all of them. The first round does not count.
 *
 * @param {Readonly<Record<string, Measured>>} commands by name
 * @param {number} rounds
 * @returns {Record<string, { wall: number, cpu: number }>} medians in milliseconds, by name
 * @throws if a command is not fine
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
