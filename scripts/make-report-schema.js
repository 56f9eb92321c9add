// Writes docs/report.schema.json. The schema must match the code, so nobody edits it by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeReportSchema, SCHEMA_PATH } from './schema/report-schema.js';

mkdirSync(dirname(SCHEMA_PATH), { recursive: true });
writeFileSync(SCHEMA_PATH, makeReportSchema());
