import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The repository's root. */
export const ROOT = dirname(dirname(HERE));
/** Folder of the stand-ins for third-party actions. */
export const ACTIONS = join(HERE, 'actions');
