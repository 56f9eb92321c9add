/** What stands for the reason of an exception until somebody writes it. A number may follow. */
export const UNWRITTEN_REASON = 'when it happens, and who decided it';
