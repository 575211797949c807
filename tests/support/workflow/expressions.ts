import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The contexts of an expression: `github`, `vars`, `needs`… */
export type Contexts = Record<string, unknown>;

export interface Functions {
  [name: string]: (...texts: string[]) => string | boolean;
}

const EXPRESSION = /\$\{\{(.*?)\}\}/gs;

/** Evaluates an expression by GitHub's library. @throws for an unknown context, function or syntax */
function evaluate(expression: string, contexts: Contexts, functions: Functions): unknown {
  const definitions = Object.entries(functions).map(([name, call]) => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: (...args: data.ExpressionData[]) => toData(call(...args.map((one) => one.coerceString()))),
  }));
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), definitions).parse();
  const byName = new Map(definitions.map((definition) => [definition.name.toLowerCase(), definition]));
  const result = new Evaluator(tree, toData(contexts) as data.Dictionary, byName).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer)) as unknown;
}

/** Evaluates the expressions in a text. A text that is a single expression keeps its type: a list stays a list. */
export function fillIn(text: string, contexts: Contexts, functions: Functions): unknown {
  const [whole] = text.matchAll(EXPRESSION);
  if (whole?.[0] === text.trim()) return evaluate(whole[1] ?? '', contexts, functions);
  return text.replace(EXPRESSION, (_, expression: string) => asText(evaluate(expression, contexts, functions)));
}

/** A value as the runner writes it to an environment variable or a text. */
export function asText(value: unknown): string {
  return toData(value).coerceString();
}

/** The value of a condition. Without a status function it is false after a failure. */
export function holds(condition: string | undefined, contexts: Contexts, functions: Functions): boolean {
  const inner = (condition ?? 'success()').trim().replace(/^\$\{\{(.*)\}\}$/s, '$1');
  const asksForState = /\b(always|cancelled|failure|success)\s*\(/.test(inner);
  return isTrue(evaluate(asksForState ? inner : `success() && (${inner})`, contexts, functions));
}

function isTrue(value: unknown): boolean {
  return value !== null && value !== false && value !== '' && value !== 0;
}

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver) as data.ExpressionData;
}
