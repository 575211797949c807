import { describe, expect, it } from 'vitest';
import { checkReply, withoutNulls } from './check-reply.ts';
import { ContractError } from './contract-error.ts';
import { createParseContext } from './parse-context.ts';
import { dateTime, slug, nonEmptyText } from './text.ts';
import { z } from './zod.ts';

const parse = (json: string): unknown => JSON.parse(json);

describe('withoutNulls', () => {
  it('drops keys with null at every depth, and keeps nulls in lists', () => {
    expect(withoutNulls({ a: null, b: { c: null, d: [null, { e: null }] }, f: 0, g: '', h: false })).toEqual({
      b: { d: [null, {}] },
      f: 0,
      g: '',
      h: false,
    });
  });

  it('drops keys that would set a prototype', () => {
    const value = withoutNulls(
      parse('{"a":{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"prototype":1,"b":2}}'),
    );
    expect(value).toEqual({ a: { b: 2 } });
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

describe('checkReply', () => {
  it('names the call whose reply is nested too deeply', () => {
    const reply = parse(`{"unknown":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
    expect(() => checkReply('GET /x', z.object({}), reply, createParseContext())).toThrow(
      /^GET \/x broke the contract: expected fewer levels of nesting, got Maximum call stack/,
    );
  });

  const check = (schema: z.ZodType, reply: unknown) =>
    checkReply('GET /equipment/17', schema, reply, createParseContext());
  const entity = z.object({
    id: z.int(),
    name: nonEmptyText,
    slug,
    at: dateTime,
    kind: z.enum(['a', 'b']),
    parts: z.array(z.object({ n: z.number() })),
  });
  const good = { id: 1, name: 'x', slug: 'x', at: '2026-11-20T10:00:00+03:00', kind: 'a', parts: [] };

  it("returns the schema's value, without keys for missing fields", () => {
    const reply = check(
      z.object({ a: z.string().optional(), b: z.string().optional(), c: z.array(z.number()).default([]) }),
      {
        a: null,
        c: null,
        d: 1,
      },
    );
    expect(reply).toStrictEqual({ c: [] });
  });

  it.each<[object, string]>([
    [{ name: null }, 'name: expected string, got null'],
    [{ name: undefined }, 'name: expected string, got nothing'],
    [{ name: '  ' }, 'name: expected text that is not empty, got «  »'],
    [{ name: { a: 1 } }, 'name: expected string, got object'],
    [{ id: 1.5 }, 'id: expected int, got number'],
    [{ id: '1' }, 'id: expected number, got string'],
    [
      { slug: '../index' },
      'slug: expected a slug that is valid in a URL (it holds a slash, a backslash or a control character), got «../index»',
    ],
    [{ slug: '' }, 'slug: expected a slug that is valid in a URL (it is empty), got «»'],
    [{ at: '2026-11-20' }, 'at: expected an ISO 8601 date and time with an offset, got «2026-11-20»'],
    [{ kind: 'c' }, 'kind: expected "a" or "b", got «c»'],
    [{ parts: [{ n: 1 }, {}] }, 'parts[1].n: expected number, got nothing'],
    [{ parts: [null] }, 'parts[0]: expected object, got null'],
    [{ parts: [{ id: 5, n: 'x' }] }, 'parts[0].n (id 5): expected number, got string'],
    [{ name: 5, id: 'x' }, 'id: expected number, got string; name: expected string, got number'],
  ])('names what is wrong with %j', (part, message) => {
    expect(() => check(entity, { ...good, ...part })).toThrow(
      new RegExp(`^${escaped(`GET /equipment/17 broke the contract: ${message}`)}$`),
    );
  });

  it('names three issues and counts the others', () => {
    expect(() => check(entity, {})).toThrow(
      /id: .*; name: .*; slug: .*; expected the contract to hold elsewhere, got 3 more issues$/,
    );
  });

  it('shortens the values that it quotes', () => {
    const error: unknown = (() => {
      try {
        return check(z.object({ slug }), { slug: 'я'.repeat(500) });
      } catch (reason) {
        return reason;
      }
    })();
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error).length).toBeLessThan(300);
  });

  it('accepts a key of the Object prototype as an unknown key', () => {
    expect(check(z.object({ id: z.int() }), parse('{"id":1,"__proto__":{"id":2}}'))).toEqual({ id: 1 });
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
