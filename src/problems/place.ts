/** A place in a file of the repository. */
export interface Place {
  /** From the repository's root, with `/` between folders. */
  readonly file: string;
  /** 1-based; null only where there is none. */
  readonly line: number | null;
  /** 1-based, in UTF-16 code units; null only where there is none. */
  readonly column: number | null;
}

/** Compares by file, then line, then column. */
export function compareByPlace(
  { place: one }: { readonly place: Place },
  { place: other }: { readonly place: Place },
): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** Formats a place for messages: `deploy/values.yaml:12`. */
export function showPlace({ file, line }: Pick<Place, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${line}`;
}

export interface PlacedText {
  readonly text: string;
  readonly place: Place;
  /** Where YAML reads it as a number or a boolean. */
  readonly isMisread?: true;
}
