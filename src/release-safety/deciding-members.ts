import * as z from 'zod';
import { BOOLEAN, type Demand, VERDICT, VERSION, VERSION_OR_NULL, VERSIONS } from './demands.ts';

const schemaOf = <T>({ isMet, expected }: Demand<T>) => z.custom<T>(isMet, expected);

/* The deciding members as zod schemas, for documents that are read with zod. */
export const versionSchema = schemaOf(VERSION);
export const versionOrNullSchema = schemaOf(VERSION_OR_NULL);
export const verdictSchema = schemaOf(VERDICT);
export const versionsSchema = schemaOf(VERSIONS);
export const booleanSchema = schemaOf(BOOLEAN);
