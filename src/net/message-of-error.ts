/** The message of whatever was thrown; hostile until escaped. */
export function messageOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
