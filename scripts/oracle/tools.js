import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** In milliseconds. A tool that takes longer has failed. */
const MOST_MILLISECONDS = 60_000;
/** No rendered repository has more output than this. */
const MOST_CHARACTERS = 50_000_000;
/** A proxy address where nothing listens, so that no tool reaches the network. */
const NOWHERE = 'http://127.0.0.1:9';

/** Runs the tools that are installed in a folder, without a shell, the caller's environment, or the network. */
export class Tools {
  #folder;
  #home;

  /** @param home an empty folder, for what the tools keep */
  constructor(folder, home) {
    this.#folder = folder;
    this.#home = home;
  }

  has(name) {
    return this.#pathOf(name) !== null;
  }

  /**
   * Runs a tool to its end.
   *
   * @returns its output, or in `refused` the last line of its error message
   */
  run(name, args, cwd, env = {}) {
    return new Promise((resolve) => {
      const child = spawn(this.#pathOf(name), args, {
        cwd,
        env: this.#environment(env),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MILLISECONDS);
      const said = { stdout: '', stderr: '' };
      for (const stream of ['stdout', 'stderr']) {
        child[stream].setEncoding('utf8').on('data', (text) => {
          said[stream] += text;
          if (said[stream].length > MOST_CHARACTERS) child.kill('SIGKILL');
        });
      }
      child.on('error', (error) => resolve({ refused: error.message }));
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        if (code === 0) resolve({ output: said.stdout });
        else resolve({ refused: signal ?? said.stderr.trim() });
      });
    });
  }

  #pathOf(name) {
    const path = join(this.#folder, name);
    return isExecutable(path) ? path : null;
  }

  #environment(more) {
    return {
      PATH: [this.#folder, process.env.PATH].join(delimiter),
      HOME: this.#home,
      TMPDIR: this.#home,
      HTTP_PROXY: NOWHERE,
      HTTPS_PROXY: NOWHERE,
      NO_PROXY: '127.0.0.1',
      GIT_TERMINAL_PROMPT: '0',
      // Each run is short, and collecting garbage is half of its time.
      GOGC: 'off',
      ...more,
    };
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
