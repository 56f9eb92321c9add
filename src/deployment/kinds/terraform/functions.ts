import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { hclSource, parseHclTemplate } from '../../source/hcl/parser.ts';
import type { HclExpression, HclTemplatePart } from '../../source/hcl/tree.ts';
import { nowhere, pathOf, REPOSITORY_ROOT, type Scope } from './module.ts';
import { isUnknown, knownText, literalOf, placedText, placeOf, type TextPart, writtenText } from './text.ts';
import type { Trace } from './trace.ts';

type Call = Extract<HclExpression, { kind: 'call' }>;
type Evaluate = (expression: HclExpression, scope: Scope, trace: Trace) => Promise<HclExpression>;

/** Stands for what is open in a path. */
const WILD = '\uE0F2';

/** These give what they are given, or a set of it. */
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map))$/;

/**
 * What a function gives; of most nothing is known.
 *
 * @param evaluate for its arguments, and for templates
 */
export async function callFunction(call: Call, scope: Scope, trace: Trace, evaluate: Evaluate): Promise<HclExpression> {
  const [first, second] = call.arguments;
  const { name } = call;
  if (name === 'get_repo_root') return literalOf(REPOSITORY_ROOT, call);
  if (
    first === undefined ||
    (!/^(?:(?:template)?file|(?:yaml|json)encode|trimspace|chomp)$/.test(name) && !SAME.test(name))
  )
    return trace.unknown(call);
  const value = await evaluate(first, scope, trace);
  if (name === 'file') return readFile(call, value, scope, trace);
  if (name === 'templatefile') {
    const file = await readFile(call, value, scope, trace);
    const values = second === undefined ? null : await evaluate(second, scope, trace);
    const members = values?.kind === 'object' ? values.members : [];
    const names = new Map(members.map((member) => [knownText(member.key) ?? '', member.value]));
    return file.kind === 'template' ? fillTemplate(call, file, nowhere(scope.root, names), trace, evaluate) : file;
  }
  if (SAME.test(name) || isUnknown(value)) return value;
  if (name.endsWith('encode')) return { ...call, arguments: [value] };
  return value.kind === 'template' ? { ...value, parts: trimmed(value.parts) } : value;
}

function trimmed(parts: readonly HclTemplatePart[]): HclTemplatePart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'text') return part;
    const text = index === parts.length - 1 ? part.text.trimEnd() : part.text;
    const start = index === 0 ? text.length - text.trimStart().length : 0;
    return { ...part, text: text.slice(start), start: part.start + start };
  });
}

/** All of a file, as it stands there. */
async function readFile(call: Call, name: HclExpression, scope: Scope, trace: Trace): Promise<HclExpression> {
  const placed = placedText(name);
  if (placed === null) return trace.unknown(call);
  offerFiles(placed.parts, scope, trace);
  const open = placed.parts.find(({ unknown }) => unknown !== null)?.unknown;
  if (open != null) return open;
  const path = pathOf(placed.text, scope.root);
  try {
    const text = path === null ? null : await trace.files.text(path);
    if (path === null || text === null) {
      return trace.unknown(call, problemAt('external-values', placeOf(call), quoteText(placed.text)));
    }
    const source = hclSource(path, text);
    return { kind: 'template', parts: [{ kind: 'text', text, source, start: 0 }], source, start: 0, end: text.length };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return trace.unknown(call, error.problem);
  }
}

/** All files that a path with open parts fits are environments. */
function offerFiles(parts: readonly TextPart[], scope: Scope, trace: Trace): void {
  const open = parts.map((part, index) => openName(part, index, trace));
  const names = open.filter((name) => name !== null);
  const path = pathOf(parts.map(({ text }, index) => (open[index] === null ? text : WILD)).join(''), scope.root) ?? '';
  if (names.length === 0 || trace.options.size > 0 || !/[\w-]/.test(path.slice(path.lastIndexOf('/') + 1))) return;
  const literal = path.replace(/[^\w/\uE0F2]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replaceAll(WILD, '([^/]+)')}$`);
  trace.budget.spend(trace.files.paths.length / 50);
  for (const each of trace.files.paths) {
    const found = pattern.exec(each);
    if (found !== null) trace.options.set(each, new Map(names.map((name, index) => [name, found[index + 1] ?? ''])));
  }
}

/** What a part of a path is made of that may be something else: a variable without a value, or with nothing but its default. */
function openName({ unknown, placeAt }: TextPart, index: number, trace: Trace): string | null {
  if (unknown !== null) return writtenText(unknown);
  const name = index === 0 ? null : trace.defaultAt(placeAt(0));
  return name === null ? null : `var.${name}`;
}

/** A file whose `${ … }` are filled in with the members of an object alone. */
async function fillTemplate(
  call: Call,
  file: HclExpression,
  scope: Scope,
  trace: Trace,
  evaluate: Evaluate,
): Promise<HclExpression> {
  try {
    return await evaluate(parseHclTemplate(file.source), scope, trace);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return trace.unknown(call, error.problem);
  }
}
