import { posix } from 'node:path';
import { type Place, showPlace } from '../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { Files } from '../source-files.ts';
import { type SourceRange, SourceText } from '../source-text.ts';
import { definitionsIn, definitionsOf, keysOfLiterals, namesIn } from './definitions.ts';
import { type Assumption, FittingFiles, OPEN, pathFrom } from './fitting-files.ts';
import { emptyScope, type Scope } from './modules.ts';
import { parseHclTemplate } from './parser.ts';
import { type HclBlock, type HclExpression, isDirectiveAlone } from './tree.ts';
import {
  type EvaluatedPiece,
  EvaluatedText,
  knownText,
  memberOf,
  placeOf,
  type TextValue,
  textAt,
  type Value,
  writtenAt,
  writtenText,
} from './values.ts';

const MOST_LEVELS = 100;
/** The most parts of one text. */
const MOST_PIECES = 2_000;
/** Functions that return their argument, or nearly so. */
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map)|trimspace|chomp)$/;

type ExpressionOfKind<K extends HclExpression['kind']> = Extract<HclExpression, { kind: K }>;

/** Limits the expressions evaluated for one tree. A real tree has a few thousand. */
export class EvaluationBudget {
  #left = 500_000;

  spend(steps = 1): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}

/** Evaluates the expressions of one block as far as literals decide them. */
export class Evaluation {
  /** The names that an unknown value depends on, by the place and code of its problem: readers reword it. */
  readonly #names = new Map<string, readonly string[]>();
  /** The files that paths with unknown parts may mean. */
  readonly fitting: FittingFiles;
  /** Root module variables whose default is used, by the default's place. */
  readonly #defaults = new Map<string, string>();
  /** Expressions under evaluation. One that refers to itself has no value. */
  readonly #active = new Set<HclExpression>();

  constructor(
    readonly files: Files,
    readonly budget: EvaluationBudget,
    /** What an unknown expression is taken to be. */
    private readonly assumed: Assumption | null = null,
  ) {
    this.fitting = new FittingFiles(files, (steps) => budget.spend(steps));
  }

  async value(expression: HclExpression, scope: Scope): Promise<Value> {
    if (this.#active.has(expression) || this.#active.size > MOST_LEVELS) return this.unknown(expression, scope);
    if (!this.budget.spend()) {
      return this.unknown(expression, scope, problemAt('unparseable', placeOf(expression), 'too much to evaluate'));
    }
    this.#active.add(expression);
    try {
      return await this.#valueOfKind(expression, scope);
    } finally {
      this.#active.delete(expression);
    }
  }

  /** A block as an object: its arguments, and nested blocks as `container[0]`. */
  async block(block: HclBlock, scope: Scope): Promise<Value> {
    const members = [];
    for (const { name, value } of block.body.attributes.values()) {
      members.push({ key: name, value: await this.value(value, scope) });
    }
    for (const [index, each] of block.body.blocks.entries()) {
      members.push({ key: `${each.type}[${index}]`, value: await this.block(each, scope) });
    }
    return { kind: 'object', members, place: placeOf(block) };
  }

  /** A value that nothing in the repository supplies. */
  unknown(node: SourceRange, scope: Scope, problem: Problem | null = null, names: readonly string[] = []): TextValue {
    const written = writtenText(node);
    if (this.assumed?.expression === written) return textAt(this.assumed.text, placeOf(node));
    const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
    const why = problem ?? problemAt('unresolved-variable', placeOf(node), quoteText(written), { remedy });
    const behind = definitionsIn(node, scope).flatMap(({ name, attribute }) => [
      name,
      ...namesIn(writtenText(attribute)),
      ...keysOfLiterals(attribute.value),
    ]);
    const keys = written.startsWith('each.') ? scope.keys : [];
    this.#addNames(why, [...namesIn(written), ...behind, ...keys, ...names]);
    this.fitting.askForSets(written, scope);
    // Readers of values take this text for a template.
    const standIn = `$${written.replace(/^[^A-Za-z_]+|[^\w.]+/g, '_').slice(0, 100)}`;
    return textAt(standIn, placeOf(node), { written, problem: why });
  }

  /** The names that an unknown value depends on, by its problem. */
  namesBehind(problem: Problem): readonly string[] {
    return this.#names.get(keyOf(problem)) ?? [];
  }

  /** The root module variable whose default stands at a place. */
  defaultAt(place: Place): string | null {
    return this.#defaults.get(JSON.stringify(place)) ?? null;
  }

  async #valueOfKind(expression: HclExpression, scope: Scope): Promise<Value> {
    const place = placeOf(expression);
    switch (expression.kind) {
      case 'literal':
        return expression.value === null ? { kind: 'null', place } : writtenAt(expression, expression.value);
      case 'template':
        return this.#template(expression, scope);
      case 'list': {
        const items: Value[] = [];
        for (const item of expression.items) items.push(await this.value(item, scope));
        return { kind: 'list', items, place };
      }
      case 'object': {
        const members: { key: string; value: Value }[] = [];
        for (const { key, value } of expression.members) {
          const name = knownText(await this.value(key, scope));
          if (name === null) return this.unknown(expression, scope);
          members.push({ key: name, value: await this.value(value, scope) });
        }
        return { kind: 'object', members, place };
      }
      case 'name':
        return scope.names.get(expression.name) ?? this.unknown(expression, scope);
      case 'member':
      case 'index':
        return this.#member(expression, scope);
      case 'call':
        return this.#call(expression, scope);
      case 'other':
        return this.unknown(expression, scope);
    }
  }

  async #template(template: ExpressionOfKind<'template'>, scope: Scope): Promise<Value> {
    const [only, ...others] = template.parts;
    if (others.length === 0 && only !== undefined && only.kind !== 'literal') return this.value(only, scope);
    const place = placeOf(template);
    const pieces: EvaluatedPiece[] = [];
    for (const part of template.parts.filter((each) => !isDirectiveAlone(each))) {
      const value = await this.value(part, scope);
      pieces.push(...(value.kind === 'text' ? value : this.unknown(part, scope)).text.pieces);
    }
    if (pieces.length > MOST_PIECES) return this.unknown(template, scope);
    return pieces.length === 0 ? textAt('', place) : { kind: 'text', text: new EvaluatedText(pieces), place };
  }

  async #member(expression: ExpressionOfKind<'member'> | ExpressionOfKind<'index'>, scope: Scope): Promise<Value> {
    const { of } = expression;
    const root = rootOf(expression);
    if (!scope.names.has(root)) {
      const isDirect = of.kind === 'name' && expression.kind === 'member';
      if (isDirect && root === 'var') return this.#variable(expression, scope);
      if (isDirect && root === 'local') return this.#local(expression, scope);
      if (isDirect && root === 'path') {
        const folder = expression.name === 'module' ? scope.module.folder : scope.root;
        const path = posix.relative(`/${scope.root}`, `/${folder}`);
        return textAt(path.startsWith('..') ? path : `./${path}`, placeOf(expression));
      }
      if (root !== 'var' && root !== 'local') return this.unknown(expression, scope);
    }
    const whole = await this.value(of, scope);
    const names = namesIn(writtenText(expression));
    // The members of an unknown value are known by this name.
    if (whole.kind === 'text') return this.#called(whole, names);
    const key = expression.kind === 'index' ? await this.value(expression.key, scope) : null;
    // A key from a default may be overridden, so it is not certain.
    const isDefault = key?.kind === 'text' && this.defaultAt(key.text.placeAt(0)) !== null;
    const isOpen = key !== null && (knownText(key) === null || isDefault);
    const name = expression.kind === 'index' ? knownText(key) : expression.name;
    const member = name === null || isOpen ? null : memberOf(whole, name);
    const keys = isOpen && whole.kind === 'object' ? whole.members.map((each) => each.key) : [];
    return member ?? this.unknown(expression, scope, null, keys);
  }

  async #variable(expression: ExpressionOfKind<'member'>, scope: Scope): Promise<Value> {
    const { name } = expression;
    const [first] = definitionsOf(name, scope);
    if (first === undefined) return this.unknown(expression, scope, scope.module.broken[0]);
    const value = await this.value(first.attribute.value, first.scope);
    if (first.isDefault && scope.isRoot && value.kind === 'text') {
      this.#defaults.set(JSON.stringify(value.text.placeAt(0)), name);
    }
    return this.#called(value, [name]);
  }

  async #local(expression: ExpressionOfKind<'member'>, scope: Scope): Promise<Value> {
    const attribute = scope.module.locals.get(expression.name);
    if (attribute === undefined) return this.unknown(expression, scope, scope.module.broken[0]);
    return this.#called(await this.value(attribute.value, { ...scope, names: new Map() }), [expression.name]);
  }

  /** Adds the names through which a value was reached, if it is unknown. */
  #called(value: Value, names: readonly string[]): Value {
    const problem = value.kind === 'text' ? value.text.unknownIn()?.problem : undefined;
    if (problem !== undefined) this.#addNames(problem, names);
    return value;
  }

  #addNames(problem: Problem, names: readonly string[]): void {
    this.#names.set(keyOf(problem), [...this.namesBehind(problem), ...names]);
  }

  async #call(call: ExpressionOfKind<'call'>, scope: Scope): Promise<Value> {
    const { name } = call;
    const [first, second] = call.arguments;
    if (name === 'concat') {
      const items: Value[] = [];
      for (const each of call.arguments) {
        const value = await this.value(each, scope);
        // An unknown list stands for all of its items.
        items.push(...(value.kind === 'list' ? value.items : [value]));
      }
      return { kind: 'list', items, place: placeOf(call) };
    }
    const isRead = /^(?:(?:template)?file|(?:yaml|json)encode)$/.test(name) || SAME.test(name);
    if (first === undefined || !isRead) return this.unknown(call, scope);
    const value = await this.value(first, scope);
    if (SAME.test(name)) return value;
    if (name.endsWith('encode')) return { kind: 'encoded', value, place: placeOf(call) };
    if (name === 'file')
      return this.#file(call, value, scope, (source) => writtenAt({ source, start: 0 }, source.text));
    const given = second === undefined ? null : await this.value(second, scope);
    const members = given?.kind === 'object' ? given.members : [];
    const inTemplate = emptyScope(scope.root, new Map(members.map((each) => [each.key, each.value])));
    return this.#file(call, value, scope, (source) => this.value(parseHclTemplate(source), inTemplate));
  }

  /** @param read turns the file's text into a value */
  async #file(
    call: ExpressionOfKind<'call'>,
    name: Value,
    scope: Scope,
    read: (source: SourceText) => Value | Promise<Value>,
  ): Promise<Value> {
    if (name.kind !== 'text') return this.unknown(call, scope);
    const { pieces, whole } = name.text;
    // A part from a default may be overridden, so it is not certain.
    const open = pieces.filter(({ unknown, placeAt }) => unknown !== null || this.defaultAt(placeAt(0)) !== null);
    const [expression = null, ...others] = new Set(open.map(({ unknown }) => unknown?.written ?? null));
    const asked = pieces.map((each) => (open.includes(each) ? OPEN : each.text)).join('');
    const fitting = this.fitting.ask(asked, scope.root, others.length === 0 ? expression : null);
    if (name.text.unknownIn() !== null || (open.length > 0 && fitting > 1)) return this.unknown(call, scope);
    const path = pathFrom(scope.root, whole);
    try {
      const text = path === null ? null : await this.files.text(path);
      if (path !== null && text !== null) return await read(new SourceText(path, text));
      return this.unknown(call, scope, problemAt('external-values', placeOf(call), quoteText(whole)));
    } catch (error) {
      return this.unknown(call, scope, thrownProblem(error));
    }
  }
}

function keyOf({ code, place }: Problem): string {
  return `${code} ${place === null ? '' : showPlace(place)}`;
}

function rootOf(expression: HclExpression): string {
  let at = expression;
  while (at.kind === 'member' || at.kind === 'index') at = at.of;
  return at.kind === 'name' ? at.name : '';
}
