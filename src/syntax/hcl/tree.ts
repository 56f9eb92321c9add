import type { SourceRange } from '../source-text.ts';

/** An expression. Expressions that are never evaluated (most operators, splats) are `other`. */
export type HclExpression = SourceRange &
  (
    | { readonly kind: 'literal'; readonly value: string | null }
    /**
     * Its text is literals, exactly as in the file or one character written as an escape. Directives (`%{ if … }`) are
     * `other`. White space that `~` removes is kept.
     */
    | { readonly kind: 'template'; readonly parts: readonly HclExpression[] }
    | { readonly kind: 'list'; readonly items: readonly HclExpression[] }
    | { readonly kind: 'object'; readonly members: readonly HclMember[] }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly HclExpression[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly of: HclExpression; readonly name: string }
    | { readonly kind: 'index'; readonly of: HclExpression; readonly key: HclExpression }
    /** `left == right`, or `left != right`. */
    | {
        readonly kind: 'equality';
        readonly left: HclExpression;
        readonly right: HclExpression;
        readonly isEqual: boolean;
      }
    | {
        readonly kind: 'conditional';
        readonly condition: HclExpression;
        readonly then: HclExpression;
        readonly otherwise: HclExpression;
      }
    /** `[for v in of : value]`, or `{ for k, v in of : key => value }`; a single name is that of the value. */
    | {
        readonly kind: 'for';
        readonly names: readonly string[];
        readonly of: HclExpression;
        readonly key: HclExpression | null;
        readonly value: HclExpression;
      }
    | { readonly kind: 'other' }
  );

export type ExpressionOfKind<Kind extends HclExpression['kind']> = Extract<HclExpression, { kind: Kind }>;

/** The name that members and items are taken from; empty for any other expression. */
export function rootOf(expression: HclExpression): string {
  let at = expression;
  while (at.kind === 'member' || at.kind === 'index') at = at.of;
  return at.kind === 'name' ? at.name : '';
}

/** A member of an object. A plain name as the key is a literal. */
export interface HclMember {
  readonly key: HclExpression;
  readonly value: HclExpression;
}

export interface HclAttribute extends SourceRange {
  readonly name: string;
  readonly value: HclExpression;
}

export interface HclBlock extends SourceRange {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: HclBody;
}

export interface HclBody {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  readonly blocks: readonly HclBlock[];
}

/** So near before and behind a directive its line has to end: a longer one may have thousands of them. Characters. */
const MOST_OF_LINE = 1_000;

/** Whether a directive has its own line, so that it leaves the surrounding lines unchanged. */
export function isDirectiveAlone({ kind, source: { text }, start }: HclExpression): boolean {
  if (kind !== 'other' || !text.startsWith('%{', start)) return false;
  const before =
    text
      .slice(Math.max(0, start - MOST_OF_LINE), start)
      .split('\n')
      .at(-1) ?? '';
  const behind = text.slice(start, start + MOST_OF_LINE).split('\n', 1)[0] ?? '';
  const isShort = Math.max(before.length, behind.length) < MOST_OF_LINE;
  return isShort && `${before}${behind}`.replace(/%\{[^}]*\}/g, '').trim() === '';
}
