import type { Place } from '../../place.ts';

/** What expressions were read from: offsets of theirs are those of its text. */
export interface HclSource {
  readonly path: string;
  readonly text: string;
  placeAt(offset: number): Place;
}

export interface HclNode {
  readonly source: HclSource;
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
}

/** A part of a template (HCL specification, "Templates"). */
export type HclTemplatePart =
  /** Text that stands in the file character by character, or one character that an escape stands for. */
  | { readonly kind: 'text'; readonly text: string; readonly source: HclSource; readonly start: number }
  /** `${ … }`, or what is not evaluated, such as `%{ if … }`; white space that `~` takes away is left there. */
  | { readonly kind: 'interpolation'; readonly value: HclExpression };

/** An expression; what is never evaluated (operators, conditions, `for`, splats) is `other`. */
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

/** A member of an object; a key that is a plain name is a literal. */
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

/** What stands in a file, or between the braces of a block. */
export interface HclBody {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  readonly blocks: readonly HclBlock[];
}
