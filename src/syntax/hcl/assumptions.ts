import { showPlace } from '../../problems/place.ts';
import type { Problem } from '../../problems/problem.ts';

/** More texts that an expression may stand for are no environments. */
const MOST_TEXTS = 100;

/** What an unknown expression, as written, is taken to be. */
export interface Assumption {
  readonly expression: string;
  readonly text: string;
}

/** What the unknown expressions of a block may stand for: `dev` and `prod` for `terraform.workspace` in `local.versions[terraform.workspace]`. */
export class Assumptions {
  /** By the expression as written. With any other text Terraform fails. */
  readonly #all = new Map<string, readonly string[]>();
  /** By the expression as written. Any other text is as good as the next. */
  readonly #some = new Map<string, Set<string>>();
  /** The expression behind an unknown value, by its problem. */
  readonly #behind = new Map<string, string>();

  /** How many expressions are under evaluation whose value may not be needed. */
  #optional = 0;

  /** Evaluates what may not be needed, such as a branch of a condition. In it, a text that does not fit is no error. */
  async optionally<Result>(evaluate: () => Promise<Result>): Promise<Result> {
    this.#optional += 1;
    try {
      return await evaluate();
    } finally {
      this.#optional -= 1;
    }
  }

  /** Records the texts that an expression has to stand for where it is needed. */
  all(expression: string, texts: readonly string[]): void {
    const known = this.#all.get(expression);
    if (this.#optional > 0) this.some(expression, texts);
    else this.#all.set(expression, known === undefined ? texts : known.filter((text) => texts.includes(text)));
  }

  /** Records texts that an expression may stand for, and that make a difference. */
  some(expression: string, texts: readonly string[]): void {
    this.#some.set(expression, new Set([...(this.#some.get(expression) ?? []), ...texts]));
  }

  /** Records the expression that an unknown value depends on. */
  relate(problem: Problem, expression: string): void {
    this.#behind.set(problemKey(problem), expression);
  }

  /** The only expression that an unknown value depends on; null if there is none. */
  expressionBehind(problem: Problem): string | null {
    return this.#behind.get(problemKey(problem)) ?? null;
  }

  /** An assumption for each text of the expression behind a problem. The empty text is any other. */
  of(problem: Problem): readonly Assumption[] {
    const expression = this.expressionBehind(problem);
    if (expression === null) return [];
    const some = this.#some.get(expression);
    const texts = this.#all.get(expression) ?? (some === undefined ? [] : [...some, '']);
    return texts.length > MOST_TEXTS ? [] : [...new Set(texts)].map((text) => ({ expression, text }));
  }
}

/** What stays of a problem when a reader words it in another way. */
export function problemKey({ code, place }: Problem): string {
  return `${code} ${place === null ? '' : showPlace(place)}`;
}
