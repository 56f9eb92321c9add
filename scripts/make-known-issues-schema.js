// Writes docs/known-issues.schema.json. The schema must match the code, so nobody edits it by hand.
import { writeFileSync } from 'node:fs';
import { KNOWN_ISSUES_SCHEMA_PATH, makeKnownIssuesSchema } from './schema/known-issues-schema.js';

writeFileSync(KNOWN_ISSUES_SCHEMA_PATH, makeKnownIssuesSchema());
