import type { Place } from '../../place.ts';
import type { HclExpression, HclTemplatePart } from '../../source/hcl.ts';
import { callFunction } from './functions.ts';
import { memberOf, placeOf, REPOSITORY_ROOT, type Scope, unknownFrom } from './scope.ts';
import { knownText, MOST_VALUES, type Piece, pieceOf, plainText, textOf, type Value } from './value.ts';

/** What an expression gives, as far as the repository says it. */
export async function evaluate(expression: HclExpression, scope: Scope): Promise<Value> {
  const { trace } = scope;
  trace.see(expression.source.path);
  if (trace.isTooMuch()) return unknownFrom(expression);
  trace.level += 1;
  try {
    return await evaluateKind(expression, scope);
  } finally {
    trace.level -= 1;
  }
}

async function evaluateKind(expression: HclExpression, scope: Scope): Promise<Value> {
  const place = placeOf(expression);
  switch (expression.kind) {
    case 'literal': {
      if (expression.value === null) return { kind: 'null', place };
      const text = String(expression.value);
      const type = expression.isNumber ? 'number' : typeof expression.value === 'boolean' ? 'boolean' : 'string';
      return plainText(text, place, true, type);
    }
    case 'template':
      return evaluateTemplate(expression, scope);
    case 'list': {
      const items: Value[] = [];
      for (const item of expression.items) items.push(await evaluate(item, scope));
      return { kind: 'list', items, place };
    }
    case 'object':
      return evaluateObject(expression, scope);
    case 'name':
      return scope.names.get(expression.name) ?? unknownFrom(expression);
    case 'member':
      return evaluateMember(expression, scope);
    case 'index': {
      const key = knownText(await evaluate(expression.key, scope));
      const whole = await evaluate(expression.of, scope);
      if (whole.kind === 'unknown') return whole;
      return (key === null ? null : memberOf(whole, key)) ?? unknownFrom(expression);
    }
    case 'conditional': {
      const condition = await evaluate(expression.condition, scope);
      if (condition.kind === 'unknown') return condition;
      const truth = knownText(condition);
      if (truth === 'true') return evaluate(expression.yes, scope);
      return truth === 'false' ? evaluate(expression.no, scope) : unknownFrom(expression);
    }
    case 'operation':
      return evaluateOperation(expression, scope);
    case 'call':
      return callFunction(expression, scope, evaluate);
    case 'other':
      return unknownFrom(expression);
  }
}

type Of<K extends HclExpression['kind']> = Extract<HclExpression, { kind: K }>;

async function evaluateTemplate(template: Of<'template'>, scope: Scope): Promise<Value> {
  const { parts, source } = template;
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'interpolation') return evaluate(only.value, scope);
  const pieces: Piece[] = [];
  let isTrimming = false;
  for (const part of parts) {
    // What a directive leaves out or repeats is not worked out.
    if (part.kind === 'directive') return unknownFrom(template);
    if (part.kind === 'text') {
      const text: string = isTrimming ? part.text.trimStart() : part.text;
      isTrimming &&= text === '';
      const start = part.start + part.text.length - text.length;
      if (text !== '') pieces.push({ text, place: source.placeAt(start), isExact: true, unknown: null });
      continue;
    }
    if (part.trimsBefore) trimEnd(pieces);
    for (const piece of piecesOf(await evaluate(part.value, scope), part)) pieces.push(piece);
    if (pieces.length > MOST_VALUES) return unknownFrom(template);
    isTrimming = part.trimsBehind;
  }
  return textOf(pieces, contentPlaceOf(template));
}

/** Where the text of a template begins: behind its quote, or on the line below the sign of a heredoc. */
function contentPlaceOf({ parts, source, start }: Of<'template'>): Place {
  const [first] = parts;
  if (first === undefined) return source.placeAt(start);
  return first.kind === 'interpolation' ? placeOf(first.value) : source.placeAt(first.start);
}

function piecesOf(value: Value, part: Extract<HclTemplatePart, { kind: 'interpolation' }>): readonly Piece[] {
  if (value.kind === 'text') return value.pieces;
  if (value.kind === 'unknown') return [pieceOf(value)];
  return [pieceOf(unknownFrom(part.value))];
}

function trimEnd(pieces: Piece[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const text = last.unknown === null ? last.text.trimEnd() : last.text;
    if (text === '') continue;
    pieces.push({ ...last, text });
    return;
  }
}

async function evaluateObject({ members, ...object }: Of<'object'>, scope: Scope): Promise<Value> {
  const known = new Map<string, { key: Place; value: Value }>();
  for (const { key, value } of members) {
    const name = knownText(await evaluate(key, scope));
    if (name === null) return unknownFrom({ members, ...object });
    known.set(name, { key: placeOf(key), value: await evaluate(value, scope) });
  }
  return { kind: 'map', members: known, place: placeOf(object) };
}

async function evaluateMember(expression: Of<'member'>, scope: Scope): Promise<Value> {
  const { of, name } = expression;
  if (of.kind === 'name' && !scope.names.has(of.name)) {
    if (of.name === 'path') return pathText(expression, scope);
    if (of.name === 'var' || of.name === 'local') {
      return (await scope.lookUp(of.name, name, expression)) ?? unknownFrom(expression);
    }
    return unknownFrom(expression);
  }
  if (of.kind === 'member' && of.of.kind === 'name' && of.of.name === 'module') {
    return (await scope.lookUp('output', `${of.name}.${name}`, expression)) ?? unknownFrom(expression);
  }
  const whole = await evaluate(of, scope);
  // Nothing stands below what stands for something else.
  if (whole.kind === 'unknown') return of.kind === 'member' && isReference(of) ? unknownFrom(expression) : whole;
  return memberOf(whole, name) ?? unknownFrom(expression);
}

/** `data.x.y` and its like, of which more names are told. */
function isReference({ of }: Of<'member'>): boolean {
  let root: HclExpression = of;
  while (root.kind === 'member' || root.kind === 'index') root = root.of;
  return root.kind === 'name' && !['var', 'local', 'module'].includes(root.name);
}

function pathText(expression: Of<'member'>, { module, root }: Scope): Value {
  const place = placeOf(expression);
  if (expression.name === 'module') return plainText(`${REPOSITORY_ROOT}${module.folder}`, place);
  const isRoot = expression.name === 'root' || expression.name === 'cwd';
  return isRoot ? plainText(`${REPOSITORY_ROOT}${root}`, place) : unknownFrom(expression);
}

async function evaluateOperation(expression: Of<'operation'>, scope: Scope): Promise<Value> {
  const values: Value[] = [];
  for (const operand of expression.operands) values.push(await evaluate(operand, scope));
  const [left, right] = values.map((value) => (value.kind === 'null' ? null : (knownText(value) ?? undefined)));
  const [first, second] = values.map((value) => (value.kind === 'text' ? value.type : null));
  // A text is never equal to a number, and which of them it is may be for a type to say.
  const isOpen = /^[=!]=$/.test(expression.operator) && first != null && second != null && first !== second;
  const isNumber = first === 'number' && second === 'number' && left != null && right != null;
  // A number is equal to another however it is written.
  const texts = isNumber && Number(left) === Number(right) ? [left, left] : [left, right];
  const truth = isOpen ? null : truthOf(expression.operator, texts[0], texts[1]);
  if (truth !== null) return plainText(String(truth), placeOf(expression), false, 'boolean');
  return values.find((value) => value.kind === 'unknown') ?? unknownFrom(expression);
}

/** Null for null, undefined for what is not known. */
function truthOf(operator: string, left: string | null | undefined, right: string | null | undefined): boolean | null {
  if (operator === '!') return left === 'true' ? false : left === 'false' ? true : null;
  if (operator === '&&' && (left === 'false' || right === 'false')) return false;
  if (operator === '||' && (left === 'true' || right === 'true')) return true;
  if (left === undefined || right === undefined) return null;
  if (operator === '&&' || operator === '||') return operator === '&&';
  if (operator === '==' || operator === '!=') return (left === right) === (operator === '==');
  return null;
}
