// Writes docs/known-issues.schema.json. What is there must be what the code says, so it is never edited by hand.
import { writeFileSync } from 'node:fs';
import { KNOWN_ISSUES_SCHEMA_PATH, makeKnownIssuesSchema } from './schema/known-issues-schema.js';

writeFileSync(KNOWN_ISSUES_SCHEMA_PATH, makeKnownIssuesSchema());
