import { existsSync } from 'node:fs';

const folder = process.env['UPGRADE_GATE_REAL_DATA'];

/** The folder with the maker's real documents, or null: then the tests that need it are skipped, and say so. */
export const REAL_DATA = folder !== undefined && existsSync(folder) ? folder : null;

if (REAL_DATA === null)
  console.warn('UPGRADE_GATE_REAL_DATA names no folder: the tests on real documents are skipped.');
