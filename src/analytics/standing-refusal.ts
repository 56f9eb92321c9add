import type { AnalyticsError } from './analytics-error.ts';

/**
 * A refusal that applies to every request of its kind. No such request is sent again, and requests in progress end.
 */
export class StandingRefusal {
  readonly #controller = new AbortController();
  #error: AnalyticsError | null = null;

  /** Aborted with the refusal. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Null until there is one. */
  get error(): AnalyticsError | null {
    return this.#error;
  }

  /** Only the first refusal is kept. */
  stand(error: AnalyticsError): void {
    this.#error ??= error;
    this.#controller.abort();
  }
}
