import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The repository's root. */
export const ROOT = dirname(dirname(HERE));
/** Where the stand-ins for actions of others are. */
export const ACTIONS = join(HERE, 'actions');
