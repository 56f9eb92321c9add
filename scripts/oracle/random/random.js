/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  #state;

  /** @param seed any text or number */
  constructor(seed) {
    this.#state = [...String(seed)].reduce(
      (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
      2166136261,
    );
  }

  /** A whole number from 0 to below `end`. */
  below(end) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * end);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** True once in `times`. */
  once(times) {
    return this.below(times) === 0;
  }
}
