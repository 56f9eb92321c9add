import { problemAt, thrownProblem } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { type SourceRange, SourceText } from '../source-text.ts';
import { YamlFile } from '../yaml.ts';
import type { Choices } from './choices.ts';
import { templateOf } from './definitions.ts';
import type { Evaluator } from './evaluator.ts';
import { OPEN, pathFrom } from './fitting-files.ts';
import { decoded, FUNCTIONS } from './functions.ts';
import { emptyScope, type Scope } from './modules.ts';
import { parseHclTemplate } from './parser.ts';
import type { ExpressionOfKind } from './tree.ts';
import { type EvaluatedText, placeOf, type TextValue, textAt, type Value, writtenAt } from './values.ts';

/** Functions that return their argument, or nearly so. */
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map)|trimspace|chomp)$/;
/** Functions that read their first argument in a way of their own. */
const READS = /^(?:(?:template)?file|fileexists|(?:yaml|json)encode)$/;

/** Functions of values that need more than these. */
const NEEDS_MORE = /^(?:lookup|yamldecode|jsondecode)$/;
/** What a decoded text costs. */
const CHARACTERS_PER_STEP = 100;

/** A template that is the value of an expression. */
class TemplateText extends SourceText {
  constructor(private readonly value: EvaluatedText) {
    super(value.placeAt(0).file, value.whole);
  }

  override placeAt(offset: number) {
    const { file, line, column } = this.value.placeAt(offset);
    return { file, line: line ?? 1, column: column ?? 1 };
  }
}

/** Calls of the functions of Terraform (docs/supported-files.md#terraform). */
export class Calls {
  constructor(
    private readonly evaluation: Evaluator,
    private readonly choices: Choices,
  ) {}

  async value(call: ExpressionOfKind<'call'>, scope: Scope): Promise<Value> {
    const { name } = call;
    const [first, second] = call.arguments;
    if (name === 'try') return this.choices.firstThatWorks(call, scope);
    if (Object.hasOwn(FUNCTIONS, name) || NEEDS_MORE.test(name)) return this.#result(call, scope);
    if (first === undefined || !(READS.test(name) || SAME.test(name))) return this.evaluation.unknown(call, scope);
    const value = await this.evaluation.value(first, scope);
    if (SAME.test(name)) return value;
    if (name.endsWith('encode')) return { kind: 'encoded', value, place: placeOf(call) };
    if (name === 'fileexists') {
      const path = await this.evaluation.assumptions.optionally(async () => this.#path(call, value, scope));
      return typeof path === 'string' ? textAt(`${this.evaluation.files.has(path)}`, placeOf(call)) : path;
    }
    if (name === 'file')
      return this.#file(call, value, scope, (source) => writtenAt({ source, start: 0 }, source.text));
    const given = second === undefined ? null : await this.evaluation.value(second, scope);
    return this.#file(call, value, scope, (source) => this.#filled(source, given, scope));
  }

  /** What `data "template_file"` makes of its template; null if there is no such block, or the template is not known. */
  async rendered(name: string, scope: Scope): Promise<Value | null> {
    const attributes = templateOf(name, scope.module);
    const [template, variables] = ['template', 'vars'].map(
      (key) => attributes.find((each) => each.name === key)?.value,
    );
    const text = template && (await this.evaluation.value(template, scope));
    if (text?.kind !== 'text' || text.text.unknownIn() !== null) return null;
    if (!this.evaluation.budget.spend(text.text.whole.length / CHARACTERS_PER_STEP)) return null;
    const given = variables === undefined ? null : await this.evaluation.value(variables, scope);
    return this.#filled(new TemplateText(text.text), given, scope);
  }

  /** @param given the object with the template's variables */
  #filled(source: SourceText, given: Value | null, scope: Scope): Promise<Value> {
    const members = given?.kind === 'object' ? given.members : [];
    const inTemplate = emptyScope(scope.root, new Map(members.map((each) => [each.key, each.value])));
    return this.evaluation.value(parseHclTemplate(source), inTemplate);
  }

  /** The result of a function that needs the values of its arguments. */
  async #result(call: ExpressionOfKind<'call'>, scope: Scope): Promise<Value> {
    const given: Value[] = [];
    for (const each of call.arguments) given.push(await this.evaluation.value(each, scope));
    const [whole, key, fallback = null] = given;
    if (call.name === 'lookup' && whole?.kind === 'object' && key !== undefined)
      return this.choices.member(whole, key, fallback, call, scope);
    try {
      const file = call.name.endsWith('decode') && whole !== undefined ? await this.#yamlIn(whole) : null;
      const result = file === null ? FUNCTIONS[call.name]?.(given, placeOf(call)) : decoded(file);
      if (result != null) return result;
    } catch (error) {
      return this.evaluation.unknown(call, scope, thrownProblem(error));
    }
    const [unknown = null] = given.flatMap((each) => (each.kind === 'text' ? (each.text.unknownIn() ?? []) : []));
    return this.evaluation.unknown(
      call,
      scope,
      null,
      unknown && this.evaluation.assumptions.expressionBehind(unknown.problem),
    );
  }

  /** A known text as YAML. A whole file is parsed once for all that decode it. */
  async #yamlIn(value: Value): Promise<YamlFile | null> {
    const { files, budget } = this.evaluation;
    if (value.kind !== 'text' || value.text.unknownIn() !== null) return null;
    const { text } = value;
    if (!budget.spend(text.whole.length / CHARACTERS_PER_STEP)) return null;
    const path = text.placeAt(0).file;
    if (text.pieces.length === 1 && (await files.text(path)) === text.whole) return files.yaml(path);
    return new YamlFile(path, text.whole, { placeAt: (offset) => text.placeAt(offset) });
  }

  /** The path of a file from the repository's root; the unknown value if nothing tells it. */
  #path(call: SourceRange, name: Value, scope: Scope): string | TextValue {
    if (name.kind !== 'text') return this.evaluation.unknown(call, scope);
    const { pieces, whole } = name.text;
    const parts = pieces.map((piece) => ({ text: piece.text, open: this.choices.openPiece(piece) }));
    const [expression = null, ...others] = new Set(parts.flatMap(({ open }) => open ?? []));
    const asked = parts.map(({ text, open }) => (open === null ? text : OPEN)).join('');
    const behind = others.length === 0 ? expression : null;
    const fitting = this.evaluation.fitting.addMatches(asked, scope.root, behind);
    if (name.text.unknownIn() !== null || (expression !== null && fitting > 1))
      return this.evaluation.unknown(call, scope, null, behind);
    const path = pathFrom(scope.root, whole);
    return path ?? this.evaluation.unknown(call, scope, problemAt('external-values', placeOf(call), quoteText(whole)));
  }

  /** @param read turns the file's text into a value */
  async #file(
    call: SourceRange,
    name: Value,
    scope: Scope,
    read: (source: SourceText) => Value | Promise<Value>,
  ): Promise<Value> {
    const path = this.#path(call, name, scope);
    if (typeof path !== 'string') return path;
    try {
      const text = await this.evaluation.files.text(path);
      if (text !== null) return await read(new SourceText(path, text));
      const found = name.kind === 'text' ? name.text.whole : path;
      return this.evaluation.unknown(call, scope, problemAt('external-values', placeOf(call), quoteText(found)));
    } catch (error) {
      return this.evaluation.unknown(call, scope, thrownProblem(error));
    }
  }
}
