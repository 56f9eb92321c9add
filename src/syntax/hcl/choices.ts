import type { SourceRange } from '../source-text.ts';
import type { Evaluator } from './evaluator.ts';
import type { Scope } from './modules.ts';
import { type ExpressionOfKind, type HclExpression, rootOf } from './tree.ts';
import { type EvaluatedPiece, knownText, memberOf, placeOf, textAt, type Value } from './values.ts';

/** Stands for more than one expression. */
const SEVERAL = '';

/**
 * Expressions that choose: by a key, by a condition, or by what exists. Where nothing in the repository decides, the choices are
 * recorded, and each is an environment (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
export class Choices {
  readonly #explored = new Set<HclExpression>();

  constructor(private readonly evaluation: Evaluator) {}

  /** The expression that decides a piece, as written; null for a certain piece. A default may be overridden, so it is not. */
  openPiece({ unknown, placeAt }: EvaluatedPiece): string | null {
    if (unknown !== null) return this.evaluation.assumptions.expressionBehind(unknown.problem) ?? unknown.written;
    const name = this.evaluation.defaultAt(placeAt(0));
    return name === null ? null : `var.${name}`;
  }

  /** As {@link openPiece} for a whole value; {@link SEVERAL} where no single expression is the value. */
  #openIn(value: Value): string | null {
    if (value.kind !== 'text') return SEVERAL;
    const open = value.text.pieces.map((piece) => this.openPiece(piece));
    if (open.every((each) => each === null)) return null;
    return open.length === 1 ? (open[0] ?? null) : SEVERAL;
  }

  /** The member of a value behind a key. @param fallback what other keys lead to; null for an error */
  member(whole: Value, key: Value, fallback: Value | null, node: SourceRange, scope: Scope): Value {
    const { assumptions } = this.evaluation;
    const open = this.#openIn(key);
    if (open === null) return memberOf(whole, knownText(key) ?? '') ?? fallback ?? this.evaluation.unknown(node, scope);
    const keys = whole.kind === 'object' ? whole.members.map((each) => each.key) : [];
    if (fallback !== null && whole.kind === 'object' && keys.length === 0) return fallback;
    const isTold = open !== SEVERAL && keys.length > 0;
    if (isTold && fallback !== null) assumptions.some(open, keys);
    else if (isTold) assumptions.all(open, keys);
    return this.evaluation.called(this.evaluation.unknown(node, scope, null, isTold ? open : null), keys);
  }

  async equality(expression: ExpressionOfKind<'equality'>, scope: Scope): Promise<Value> {
    const { evaluation } = this;
    const left = await evaluation.value(expression.left, scope);
    const right = await evaluation.value(expression.right, scope);
    const [known, other] = this.#openIn(left) === null ? [left, right] : [right, left];
    const open = this.#openIn(other);
    const text = this.#openIn(known) === null ? knownText(known) : null;
    if (open === null && text !== null)
      return textAt(`${(knownText(other) === text) === expression.isEqual}`, placeOf(expression));
    if (open === null || open === SEVERAL || text === null) return evaluation.unknown(expression, scope);
    evaluation.assumptions.some(open, [text]);
    return evaluation.unknown(expression, scope, null, open);
  }

  async conditional(expression: ExpressionOfKind<'conditional'>, scope: Scope): Promise<Value> {
    const { evaluation } = this;
    const condition = await evaluation.value(expression.condition, scope);
    const open = this.#openIn(condition);
    if (open === null)
      return evaluation.value(knownText(condition) === 'true' ? expression.then : expression.otherwise, scope);
    const unknown = condition.kind === 'text' ? condition.text.unknownIn() : null;
    const isComparison = unknown !== null && evaluation.assumptions.expressionBehind(unknown.problem) !== null;
    if (open !== SEVERAL && !isComparison) evaluation.assumptions.all(open, ['true', 'false']);
    // Each may hold further choices. Once is enough, or a chain of conditions would be walked on each of its ways.
    if (!this.#explored.has(expression)) {
      this.#explored.add(expression);
      await evaluation.assumptions.optionally(async () => {
        await evaluation.value(expression.then, scope);
        await evaluation.value(expression.otherwise, scope);
      });
    }
    return evaluation.unknown(expression, scope, null, open === SEVERAL ? null : open);
  }

  /** The value of the first argument that is no error. */
  async firstThatWorks(call: ExpressionOfKind<'call'>, scope: Scope): Promise<Value> {
    const values = await this.evaluation.assumptions.optionally(async () => {
      const tried: Value[] = [];
      for (const each of call.arguments)
        if (!(await this.#isMissing(each, scope))) tried.push(await this.evaluation.value(each, scope));
      return tried;
    });
    return values[0] ?? this.evaluation.unknown(call, scope);
  }

  /** Whether an expression leads to a member that an object does not have, or to a file for a text that completes no path. */
  async #isMissing(expression: HclExpression, scope: Scope): Promise<boolean> {
    if (expression.kind === 'call' && this.evaluation.assumed?.text === '') {
      const value = await this.evaluation.value(expression, scope);
      return value.kind === 'text' && value.text.unknownIn()?.problem.code === 'external-values';
    }
    if (expression.kind !== 'member' && expression.kind !== 'index') return false;
    if (await this.#isMissing(expression.of, scope)) return true;
    // `var` and `local` are no values of their own.
    if (expression.of.kind === 'name' && !scope.names.has(rootOf(expression))) return false;
    const whole = await this.evaluation.value(expression.of, scope);
    const key = expression.kind === 'index' ? await this.evaluation.value(expression.key, scope) : null;
    if (whole.kind !== 'object' || (key !== null && this.#openIn(key) !== null)) return false;
    return memberOf(whole, expression.kind === 'member' ? expression.name : (knownText(key) ?? '')) === null;
  }
}
