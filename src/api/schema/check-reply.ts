import { ContractError, type ContractIssue } from './contract-error.ts';
import { type ParseContext, withParseContext } from './parse-context.ts';
import type { z } from './zod.ts';

const ISSUES_SHOWN = 3;

/**
 * Parses a reply with a schema. Null counts as absent, so that optional fields have one empty form.
 * @param call identifies the call in errors: `GET /news/17`.
 * @throws {ContractError}
 */
export function checkReply<S extends z.ZodType>(
  call: string,
  schema: S,
  reply: unknown,
  context: ParseContext,
): z.output<S> {
  const result = readReply(call, () => withParseContext(context, () => schema.safeParse(withoutNulls(reply))));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => issueOf(issue, reply));
  const more = issues.length - ISSUES_SHOWN;
  if (more <= 0) throw new ContractError(call, issues);
  const rest: ContractIssue = { path: '', expected: 'the contract to hold elsewhere', got: `${more} more issues` };
  throw new ContractError(call, [...issues.slice(0, ISSUES_SHOWN), rest]);
}

/** @throws {ContractError} when the reply is nested too deeply for the stack */
function readReply<Result>(call: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ContractError(call, [{ path: '', expected: 'fewer levels of nesting', got: error.message }]);
  }
}

/**
 * A copy of a parsed JSON value without keys that are null or would set a prototype; the same object where there are none. Null
 * items of a list stay, because the indexes of the others would change.
 */
export function withoutNulls(value: unknown): unknown {
  return hasNoNulls(value) ? value : copyWithoutNulls(value);
}

function hasNoNulls(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(hasNoNulls);
  // Object.entries would take nine tenths of the time of this check.
  for (const key in value) {
    const inner: unknown = Reflect.get(value, key);
    if (inner === null || isPrototypeKey(key) || !hasNoNulls(inner)) return false;
  }
  return true;
}

function copyWithoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyWithoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && !isPrototypeKey(key)) kept[key] = copyWithoutNulls(inner);
  }
  return kept;
}

function isPrototypeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

export function issueOf(issue: z.core.$ZodIssue, reply: unknown): ContractIssue {
  const values = issue.path.map((_, index) => valueAt(reply, issue.path.slice(0, index + 1)));
  const id = values.findLast((value, index) => index < values.length - 1 && idOf(value) !== undefined);
  const suffix = id === undefined ? '' : ` (id ${idOf(id)})`;
  const got = issue.path.length === 0 ? reply : values.at(-1);
  return { path: `${pathText(issue.path)}${suffix}`, expected: expectedText(issue), got: describe(got, issue.code) };
}

function idOf(value: unknown): string | number | undefined {
  const found = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The messages of our own checks state what they expect. */
function expectedText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_format':
      return issue.format === 'datetime' ? 'an ISO 8601 date and time with an offset' : issue.format;
    case 'too_small':
      return issue.origin === 'string' ? 'text that is not empty' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return `something else (${issue.message})`;
  }
}

function describe(value: unknown, code: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  if (code === 'invalid_type') return typeof value;
  if (typeof value !== 'string') return JSON.stringify(value);
  return `«${value.length > 80 ? `${value.slice(0, 80)}…` : value}»`;
}
