/** One message on the run's page, as `@actions/core` takes it: level and message, and the other members are its properties. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Relative to the repository's root, exactly as in git. The runner's own escaping makes it harmless. */
  readonly file?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

/** In characters. A runner cuts or drops a message of more than 4,096 characters. */
const LONGEST_MESSAGE = 4_000;

/** Shortens a message so that it fits into an annotation. */
export function fitAnnotation(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}
