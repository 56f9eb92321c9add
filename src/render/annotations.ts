/** One message on the run's page, in the words of `@actions/core`: level and message, the rest are its properties. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** From the repository's root, exactly as git has it; the runner's own escaping makes it harmless. */
  readonly file?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

/** A runner cuts or drops what is longer than 4,096 characters. */
const LONGEST_MESSAGE = 4_000;

/** A message that fits into an annotation. */
export function fitAnnotation(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}
