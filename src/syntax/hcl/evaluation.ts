import { posix } from 'node:path';
import type { Place } from '../../problems/place.ts';
import { type Problem, problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { Files } from '../source-files.ts';
import type { SourceRange } from '../source-text.ts';
import { type Assumption, Assumptions, problemKey } from './assumptions.ts';
import { Calls } from './calls.ts';
import { Choices } from './choices.ts';
import { definitionsIn, definitionsOf, keysOfLiterals, namesIn } from './definitions.ts';
import type { Evaluator } from './evaluator.ts';
import { FittingFiles } from './fitting-files.ts';
import type { Scope } from './modules.ts';
import { type ExpressionOfKind, type HclBlock, type HclExpression, isDirectiveAlone, rootOf } from './tree.ts';
import {
  type EvaluatedPiece,
  knownText,
  memberOf,
  membersOf,
  placeOf,
  type TextValue,
  textAt,
  textOf,
  type Value,
  writtenAt,
  writtenText,
} from './values.ts';

const MOST_LEVELS = 100;
/** Limits the expressions evaluated for one tree. A real tree has a few thousand. */
export class EvaluationBudget {
  #left = 500_000;

  spend(steps = 1): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}

/** Evaluates the expressions of one block as far as literals decide them. */
export class Evaluation implements Evaluator {
  /** The names that an unknown value depends on, by the place and code of its problem: readers reword it. */
  readonly #names = new Map<string, readonly string[]>();
  readonly fitting: FittingFiles;
  readonly assumptions = new Assumptions();
  /** Root module variables whose default is used, by the default's place. */
  readonly #defaults = new Map<string, string>();
  /** Expressions under evaluation. One that refers to itself has no value. */
  readonly #active = new Set<HclExpression>();
  readonly #choices = new Choices(this);
  readonly #calls = new Calls(this, this.#choices);

  constructor(
    readonly files: Files,
    readonly budget: EvaluationBudget,
    readonly assumed: Assumption | null = null,
  ) {
    this.fitting = new FittingFiles(files, this.assumptions, (steps) => budget.spend(steps));
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

  unknown(node: SourceRange, scope: Scope, problem: Problem | null = null, behind: string | null = null): TextValue {
    const written = writtenText(node);
    if (this.assumed?.expression === written) return textAt(this.assumed.text, placeOf(node));
    const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
    const why = problem ?? problemAt('unresolved-variable', placeOf(node), quoteText(written), { remedy });
    const definitions = definitionsIn(node, scope);
    this.budget.spend(definitions.length / 10);
    const defined = definitions.flatMap(({ name, attribute }) => [
      name,
      ...namesIn(writtenText(attribute)),
      ...keysOfLiterals(attribute.value),
    ]);
    const keys = written.startsWith('each.') ? scope.keys : [];
    this.#addNames(why, [...namesIn(written), ...defined, ...keys]);
    if (behind !== null) this.assumptions.relate(why, behind);
    this.fitting.addSets(written, scope);
    // Readers of values take this text for a template.
    const standIn = `$${written.replace(/^[^A-Za-z_]+|[^\w.]+/g, '_').slice(0, 100)}`;
    return textAt(standIn, placeOf(node), { written, problem: why });
  }

  /** The names that an unknown value depends on, by its problem. */
  namesBehind(problem: Problem): readonly string[] {
    return this.#names.get(problemKey(problem)) ?? [];
  }

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
        return this.#calls.value(expression, scope);
      case 'equality':
        return this.#choices.equality(expression, scope);
      case 'conditional':
        return this.#choices.conditional(expression, scope);
      case 'for':
        return this.#for(expression, scope);
      case 'other':
        return this.unknown(expression, scope);
    }
  }

  async #for(expression: ExpressionOfKind<'for'>, scope: Scope): Promise<Value> {
    const place = placeOf(expression);
    const all = membersOf(await this.value(expression.of, scope));
    if (all === null) return this.unknown(expression, scope);
    const members: { key: string; value: Value }[] = [];
    for (const { key, value } of all) {
      if (!this.budget.spend()) return this.unknown(expression, scope);
      const [last = '', first] = expression.names.toReversed();
      const names = new Map(scope.names).set(last, value);
      if (first !== undefined) names.set(first, textAt(key, value.place));
      const within = { ...scope, names };
      const name = expression.key === null ? key : knownText(await this.value(expression.key, within));
      if (name === null) return this.unknown(expression, scope);
      members.push({ key: name, value: await this.value(expression.value, within) });
    }
    if (expression.key !== null) return { kind: 'object', members, place };
    return { kind: 'list', items: members.map((each) => each.value), place };
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
    return textOf(pieces, place) ?? this.unknown(template, scope);
  }

  async #member(expression: ExpressionOfKind<'member'> | ExpressionOfKind<'index'>, scope: Scope): Promise<Value> {
    const root = rootOf(expression);
    if (!scope.names.has(root)) {
      const defined = await this.#defined(expression, root, scope);
      if (defined !== null) return defined;
      // The result of a function has members of its own.
      if (!['var', 'local', ''].includes(root)) return this.unknown(expression, scope);
    }
    const whole = await this.value(expression.of, scope);
    const names = namesIn(writtenText(expression));
    const unknown = whole.kind === 'text' ? whole.text.unknownIn() : null;
    if (root === '' && unknown !== null) return this.unknown(expression, scope, unknown.problem);
    // The members of an unknown value are known by this name.
    if (whole.kind === 'text') return this.called(whole, names);
    if (expression.kind === 'member') return memberOf(whole, expression.name) ?? this.unknown(expression, scope);
    return this.#choices.member(whole, await this.value(expression.key, scope), null, expression, scope);
  }

  /** What a module defines: a variable, a local, a path or a rendered template; null for any other expression. */
  async #defined(
    expression: ExpressionOfKind<'member'> | ExpressionOfKind<'index'>,
    root: string,
    scope: Scope,
  ): Promise<Value | null> {
    const isDirect = expression.of.kind === 'name' && expression.kind === 'member';
    if (isDirect && root === 'var') return this.#variable(expression, scope);
    if (isDirect && root === 'local') return this.#local(expression, scope);
    if (isDirect && root === 'path') {
      const folder = expression.name === 'module' ? scope.module.folder : scope.root;
      const path = posix.relative(`/${scope.root}`, `/${folder}`);
      return textAt(path.startsWith('..') ? path : `./${path}`, placeOf(expression));
    }
    const [, rendered] = /^data\.template_file\.([\w-]+)(?:\[0\])?\.rendered$/.exec(writtenText(expression)) ?? [];
    return rendered === undefined ? null : this.#calls.rendered(rendered, scope);
  }

  async #variable(expression: ExpressionOfKind<'member'>, scope: Scope): Promise<Value> {
    const { name } = expression;
    if (scope.isRoot && this.assumed?.expression === writtenText(expression))
      return textAt(this.assumed.text, placeOf(expression));
    const [first] = definitionsOf(name, scope);
    if (first === undefined) return this.unknown(expression, scope, scope.module.broken[0]);
    const value = await this.value(first.attribute.value, first.scope);
    if (first.isDefault && scope.isRoot && value.kind === 'text') {
      this.#defaults.set(JSON.stringify(value.text.placeAt(0)), name);
    }
    return this.called(value, [name]);
  }

  async #local(expression: ExpressionOfKind<'member'>, scope: Scope): Promise<Value> {
    const attribute = scope.module.locals.get(expression.name);
    if (attribute === undefined) return this.unknown(expression, scope, scope.module.broken[0]);
    return this.called(await this.value(attribute.value, { ...scope, names: new Map() }), [expression.name]);
  }

  called(value: Value, names: readonly string[]): Value {
    const problem = value.kind === 'text' ? value.text.unknownIn()?.problem : undefined;
    if (problem !== undefined) this.#addNames(problem, names);
    return value;
  }

  #addNames(problem: Problem, names: readonly string[]): void {
    this.#names.set(problemKey(problem), [...this.namesBehind(problem), ...names]);
  }
}
