// Writes docs/report.schema.json. What is there must be what the code says, so it is never edited by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeReportSchema, SCHEMA_PATH } from './schema/report-schema.js';

mkdirSync(dirname(SCHEMA_PATH), { recursive: true });
writeFileSync(SCHEMA_PATH, makeReportSchema());
