import { AnalyticsError } from './analytics-error.ts';
import type { Question } from './endpoints.ts';

type Asked = Pick<Question, 'isHistory'>;

/** What the service has refused. It is not asked for that again, and the requests in progress end. */
export class Refusals {
  readonly #token = new AbortController();
  /** The history may be refused to an account, or be disabled. Other requests are still sent. */
  readonly #history = new AbortController();

  /** Whether the service has refused the token, so that no further request is possible. */
  get isTokenRefused(): boolean {
    return this.#token.signal.aborted;
  }

  /** Aborted when the service refuses what a question needs. */
  signalsFor({ isHistory }: Asked): AbortSignal[] {
    return isHistory ? [this.#token.signal, this.#history.signal] : [this.#token.signal];
  }

  /** @throws AnalyticsError the refusal, if the service has refused what a question needs */
  throwIfRefused(question: Asked): void {
    for (const signal of this.signalsFor(question)) signal.throwIfAborted();
  }

  /** Keeps the failure of a question in mind if it is a refusal. */
  note(failure: unknown, { isHistory }: Asked): void {
    if (!(failure instanceof AnalyticsError)) return;
    const { kind } = failure;
    if (kind === 'authentication') this.#token.abort(failure);
    if (isHistory && (kind === 'forbidden' || kind === 'feature-off')) this.#history.abort(failure);
  }
}
