import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { ContractError } from './errors.ts';
import { callTo, failureOf, good, item } from '../testing/test-client.ts';
import { answer, type Script } from '../testing/scripted-server.ts';

describe('every page of a list', () => {
  const names = Array.from({ length: 230 }, (_, index) => ({ id: index + 1, name: `№ ${index + 1}` }));
  const list: Script = ({ url }, response) => {
    const { searchParams } = new URL(url, 'http://x');
    const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))];
    const items = names.slice((page - 1) * perPage, page * perPage);
    answer(response, { items, currentPage: page, lastPage: Math.ceil(names.length / perPage) });
  };

  it('is read twice, a hundred at a time, with the filter on each', async () => {
    const { call, server } = await callTo(list);
    expect(await call.everyPage('/equipment', item, { kind: 'a', none: null })).toEqual(names);
    expect(server.requests.map(({ url }) => url.replace('/frontend/v1/equipment?kind=a&', ''))).toEqual(
      ['page=1&perPage=100', 'page=2&perPage=100', 'page=3&perPage=100'].flatMap((query, _, all) =>
        query === all[0] ? [...all, ...all] : [],
      ),
    );
  });

  it('is read once when an earlier build knew the same ids', async () => {
    const asked: string[] = [];
    const { call, server } = await callTo(list, {
      knownIds: (name) => {
        asked.push(name);
        return names.map(({ id }) => id).toReversed();
      },
    });
    await call.everyPage('/equipment', item);
    expect(asked).toEqual(['/equipment']);
    expect(server.requests).toHaveLength(3);
  });

  it('names call, place, id and field of a broken item', async () => {
    const { call } = await callTo((_, response) =>
      answer(response, { items: [good, { id: 18, name: 5 }], currentPage: 1, lastPage: 1 }),
    );
    await expect(call.everyPage('/equipment', item)).rejects.toThrow(
      'GET /equipment?page=1&perPage=100 broke the contract: items[1].name (id 18): expected string, got number',
    );
  });

  it.each<[string, unknown, string]>([
    ['items are null', { items: null, currentPage: 1, lastPage: 1 }, 'items: expected array, got null'],
    ['items are missing', { currentPage: 1, lastPage: 1 }, 'items: expected array, got nothing'],
    [
      'lastPage is no number',
      { items: [good], currentPage: 1, lastPage: 'x' },
      'lastPage: expected number, got string',
    ],
    ['lastPage is missing', { items: [good], currentPage: 1 }, 'lastPage: expected number, got nothing'],
    ['lastPage is negative', { items: [good], currentPage: 1, lastPage: -1 }, 'lastPage: expected at least 0, got -1'],
    ['it is a bare list', [good], 'expected object, got array'],
  ])('fails with ContractError when %s', async (_, reply, message) => {
    const { call } = await callTo((_request, response) => answer(response, reply));
    const error = await failureOf(call.everyPage('/equipment', item));
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain(message);
  });

  it('keeps to the limit on calls', async () => {
    let underWay = 0;
    let peak = 0;
    const { call } = await callTo(
      (request, response) => {
        peak = Math.max(peak, ++underWay);
        response.on('close', () => underWay--);
        setImmediate(() => list(request, response));
      },
      { limit: pLimit(1) },
    );
    await call.everyPage('/equipment', item);
    expect(peak).toBe(1);
  });
});
