import type { Place } from '../../problems/place.ts';

/** The source of expressions. Their offsets refer to its text. */
export interface HclSource {
  readonly path: string;
  readonly text: string;
  placeAt(offset: number): Place;
}

export interface HclNode {
  readonly source: HclSource;
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
}

/** A part of a template (HCL specification, "Templates"). */
export type HclTemplatePart =
  /** Text exactly as in the file, or one character written as an escape. */
  | { readonly kind: 'text'; readonly text: string; readonly source: HclSource; readonly start: number }
  /** `${ … }`, or a part that is not evaluated, such as `%{ if … }`. White space that `~` removes is kept. */
  | { readonly kind: 'interpolation'; readonly value: HclExpression };

/** An expression. Expressions that are never evaluated (operators, conditions, `for`, splats) are `other`. */
export type HclExpression = HclNode &
  (
    | { readonly kind: 'literal'; readonly value: string | null }
    | { readonly kind: 'template'; readonly parts: readonly HclTemplatePart[] }
    | { readonly kind: 'list'; readonly items: readonly HclExpression[] }
    | { readonly kind: 'object'; readonly members: readonly HclMember[] }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly HclExpression[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly of: HclExpression; readonly name: string }
    | { readonly kind: 'index'; readonly of: HclExpression; readonly key: HclExpression }
    | { readonly kind: 'other' }
  );

/** A member of an object. A plain name as the key is a literal. */
export interface HclMember {
  readonly key: HclExpression;
  readonly value: HclExpression;
}

export interface HclAttribute extends HclNode {
  readonly name: string;
  readonly value: HclExpression;
}

export interface HclBlock extends HclNode {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: HclBody;
}

export interface HclBody {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  readonly blocks: readonly HclBlock[];
}
