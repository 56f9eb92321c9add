import type { Place } from '../../problems/place.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Files } from '../source-files.ts';
import type { SourceRange } from '../source-text.ts';
import type { Assumption, Assumptions } from './assumptions.ts';
import type { FittingFiles } from './fitting-files.ts';
import type { Scope } from './modules.ts';
import type { HclExpression } from './tree.ts';
import type { TextValue, Value } from './values.ts';

/** What the evaluation of one kind of expression asks of the evaluation of all others. */
export interface Evaluator {
  readonly files: Files;
  readonly budget: { spend(steps?: number): boolean };
  /** The files that paths with unknown parts may mean. */
  readonly fitting: FittingFiles;
  readonly assumptions: Assumptions;
  /** What an unknown expression is taken to be. */
  readonly assumed: Assumption | null;

  value(expression: HclExpression, scope: Scope): Promise<Value>;

  /** A value that nothing in the repository supplies. @param behind the expression that it depends on, as written; null if there is none, or more */
  unknown(node: SourceRange, scope: Scope, problem?: Problem | null, behind?: string | null): TextValue;

  /** Adds the names through which a value was reached, if it is unknown. */
  called(value: Value, names: readonly string[]): Value;

  /** The root module variable whose default stands at a place. */
  defaultAt(place: Place): string | null;
}
