import type { AnalyticsError } from './analytics-error.ts';

/**
 * A refusal that stands for every request of its kind: what was refused once is not sent again, and requests that are on
 * their way end.
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

  /** The first one stands. */
  stand(error: AnalyticsError): void {
    this.#error ??= error;
    this.#controller.abort();
  }
}
