// Preloaded into a bundle with NODE_OPTIONS=--require. It simulates faults of the machine as the variable FAULTS (JSON) says.
// The bundle itself is unchanged.
const dns = require('node:dns');
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');
const timers = require('node:timers/promises');

const { writes, clock, names, waits, faster } = JSON.parse(process.env.FAULTS ?? '{}');
if (writes !== undefined) failWrites(writes);
if (clock !== undefined) shiftClock(clock);
if (names !== undefined) answerNames(names);
if (waits !== undefined) hurryWaits(waits);
if (faster !== undefined) hurry(faster);
syncBuiltinESMExports();

/**
 * Counts the writes from 1. At write number `at`, it sends this process a signal or throws an error with `code`. `part` says
 * when: `before` the write, `half`way through it, or `after` it. With `lasting`, all later writes fail too, as on a full disk.
 * With `log`, the calls are listed in a file.
 */
function failWrites({ log, at, part, signal, code, lasting }) {
  let count = 0;
  let isNested = false;
  const append = (target, text) => {
    const file = fs.openSync(target, 'a');
    fs.writeSync(file, text);
    fs.closeSync(file);
  };

  const failing = (call, write) => {
    count += 1;
    if (log !== undefined) append(log, `${call}\n`);
    if (code !== undefined && lasting && count > at) throw problem(call);
    if (count !== at) return null;
    if (part !== 'after') {
      if (part === 'half') write();
      happen(call);
    }
    return () => happen(call);
  };
  const happen = (call) => {
    if (code !== undefined) throw problem(call);
    process.kill(process.pid, signal);
    // Without a listener the signal ends the process, so wait for that.
    if (process.listenerCount(signal) === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  };
  const problem = (call) => Object.assign(new Error(`${code}: made to fail, ${call}`), { code });

  const half = (content) => Buffer.from(content).subarray(0, Buffer.byteLength(content) / 2);
  for (const name of ['appendFileSync', 'writeFileSync', 'mkdtempSync', 'mkdirSync', 'renameSync']) {
    const real = fs[name];
    fs[name] = (target, content, ...rest) => {
      if (isNested) return real(target, content, ...rest);
      isNested = true;
      try {
        const call = `${name} ${path.basename(String(target))}`;
        const writeHalf = () => name.endsWith('FileSync') && append(target, half(content));
        const afterwards = failing(call, writeHalf);
        const result = real(target, content, ...rest);
        afterwards?.();
        return result;
      } finally {
        isNested = false;
      }
    };
  }
  for (const name of ['appendFile', 'writeFile', 'mkdtemp', 'mkdir']) {
    const real = fs.promises[name];
    fs.promises[name] = async (target, content, ...rest) => {
      const call = `${name} ${path.basename(String(target))}`;
      const afterwards = failing(call, () => name.endsWith('File') && append(target, half(content)));
      const result = await real(target, content, ...rest);
      afterwards?.();
      return result;
    };
  }
}

/** Shifts the system clock by each of `shiftsMs` milliseconds in turn, another shift each time it is read. */
function shiftClock({ shiftsMs }) {
  const RealDate = Date;
  let looks = 0;
  const now = () => {
    looks += 1;
    return RealDate.now() + shiftsMs[(looks - 1) % shiftsMs.length];
  };
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given));
    }

    static now() {
      return now();
    }
  };
}

/**
 * Resolves names below `.test` to this machine without a DNS server. Other names, and all names after `most` look-ups, fail
 * with the error `code` or, with `breaks`, with an uncaught exception.
 */
function answerNames({ most, code, breaks }) {
  let count = 0;
  dns.lookup = (name, options, callback = options) => {
    count += 1;
    const isKnown = name.endsWith('.test') && count <= (most ?? Number.POSITIVE_INFINITY);
    process.nextTick(() => {
      if (!isKnown && breaks) throw new Error('made to fail');
      if (!isKnown) {
        const failure = code ?? 'ENOTFOUND';
        callback(Object.assign(new Error(`getaddrinfo ${failure} ${name}`), { code: failure, syscall: 'getaddrinfo' }));
      } else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
      else callback(null, '127.0.0.1', 4);
    });
  };
}

/** Shortens the waits before another attempt by the factor `times`. Deadlines are unchanged, so that a busy machine meets them. */
function hurryWaits(times) {
  const wait = timers.setTimeout;
  timers.setTimeout = (ms = 0, ...rest) => wait(ms / times, ...rest);
}

/** Shortens all waits, including deadlines, by the factor `times`. The monotonic clock still shows the full time. */
function hurry(times) {
  hurryWaits(times);
  for (const name of ['setTimeout', 'setInterval']) {
    const real = globalThis[name];
    globalThis[name] = (work, ms = 0, ...rest) => real(work, ms / times, ...rest);
  }
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(Math.ceil(ms / times));
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
}
