import { resolve } from 'node:path';
import { membersOf } from '../../documents/is-object.ts';
import { MalformedDocumentError, quoteMember } from '../../documents/malformed.ts';
import { parseJson } from '../../documents/parse-json.ts';
import type { EvidenceHost } from '../../evidence/evidence.ts';
import { readOwnDocument } from '../policy/policy.ts';
import type { GateSettings } from '../settings.ts';
import type { Report, TableSize } from './report.ts';

const MOST_BYTES = 1_000_000;
const REMEDY = 'Write the file with the query of docs/report.md#table-sizes';

/** The report with the sizes of the tables that its migrations touch, if a setting names a file of them and there are such tables. */
export async function withTableSizes(
  report: Report,
  { 'table-sizes': location, 'working-directory': folder }: GateSettings,
  host: EvidenceHost,
): Promise<Report> {
  const touched = new Set(report.spans.flatMap(({ explanation }) => explanation.tables.map(({ table }) => table)));
  if (location === undefined || touched.size === 0) return report;
  const workingDirectory = resolve(folder);
  const request = { document: 'table-sizes', location, workingDirectory, mostBytes: MOST_BYTES } as const;
  const { record, value } = await readOwnDocument(request, host, parseTableSizes);
  const tables = (value ?? []).filter(({ table }) => touched.has(table));
  return { ...report, tableSizes: { location: record.location, problem: record.problem, tables } };
}

/**
 * Reads sizes, as CSV with a head or as a JSON list: `table`, `rows`, `bytes` and, if you like, `measured`. The largest
 * come first, each table once. Throws a MalformedDocumentError for anything else.
 */
export function parseTableSizes(bytes: Buffer): TableSize[] {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const rows = /^\s*\[/.test(text) ? (parseJson(bytes) as readonly unknown[]).map(membersOf) : rowsOfCsv(text);
  const sizes = rows.map((row, at) => sizeOf(row, `[${at}]`)).toSorted((one, other) => one.bytes - other.bytes);
  return [...new Map(sizes.map((size) => [size.table, size])).values()].toSorted(
    (one, other) => other.bytes - one.bytes,
  );
}

type Row = Readonly<Record<string, unknown>>;

function rowsOfCsv(text: string): Row[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(fieldsOf);
  return rows.map((fields) => Object.fromEntries(head.map((name, at) => [name, fields[at]])));
}

const FIELD = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g;

function fieldsOf(line: string): string[] {
  return [...line.matchAll(FIELD)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

function sizeOf(row: Row, at: string): TableSize {
  const refused = (name: string, expected: string) =>
    new MalformedDocumentError(quoteMember(`${at}.${name}`, row[name], expected), REMEDY);
  const { table, measured } = row;
  if (typeof table !== 'string' || table === '') throw refused('table', 'the name of a table');
  const bytes = wholeNumber(row['bytes']);
  if (bytes === null || bytes < 0) throw refused('bytes', 'a whole number');
  const isUnknown = row['rows'] === '' || row['rows'] == null;
  const rows = isUnknown ? -1 : wholeNumber(row['rows']);
  if (rows === null) throw refused('rows', 'a whole number');
  const day = typeof measured === 'string' ? (DAY.exec(measured)?.[0] ?? null) : null;
  // The database says -1 of a table that it has never analysed.
  return { table, rows: rows < 0 ? null : rows, bytes, measured: day };
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
