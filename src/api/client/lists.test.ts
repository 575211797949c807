import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { ContractError } from '../schema/contract-error.ts';
import { createTestClient, rejectionOf, itemReply, item } from '../testing/test-client.ts';
import { answer, type Script } from '../testing/scripted-server.ts';

describe('all pages of a list', () => {
  const names = Array.from({ length: 230 }, (_, index) => ({ id: index + 1, name: `№ ${index + 1}` }));
  const list: Script = ({ url }, response) => {
    const { searchParams } = new URL(url, 'http://x');
    const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))];
    const items = names.slice((page - 1) * perPage, page * perPage);
    answer(response, { items, currentPage: page, lastPage: Math.ceil(names.length / perPage) });
  };

  it('are read twice, a hundred items at a time, with the filter on each page', async () => {
    const { client, server } = await createTestClient(list);
    expect(await client.all('/equipment', item, { kind: 'a', none: null })).toEqual(names);
    expect(server.requests.map(({ url }) => url.replace('/frontend/v1/equipment?kind=a&', ''))).toEqual(
      ['page=1&perPage=100', 'page=2&perPage=100', 'page=3&perPage=100'].flatMap((query, _, all) =>
        query === all[0] ? [...all, ...all] : [],
      ),
    );
  });

  it('are read once when an earlier build has read the same ids', async () => {
    const requested: string[] = [];
    const { client, server } = await createTestClient(list, {
      knownIds: (name) => {
        requested.push(name);
        return names.map(({ id }) => id).toReversed();
      },
    });
    await client.all('/equipment', item);
    expect(requested).toEqual(['/equipment']);
    expect(server.requests).toHaveLength(3);
  });

  it('fail with the call, position, id and field of an invalid item', async () => {
    const { client } = await createTestClient((_, response) =>
      answer(response, { items: [itemReply, { id: 18, name: 5 }], currentPage: 1, lastPage: 1 }),
    );
    await expect(client.all('/equipment', item)).rejects.toThrow(
      'GET /equipment?page=1&perPage=100 broke the contract: items[1].name (id 18): expected string, got number',
    );
  });

  it.each<[string, unknown, string]>([
    ['items are null', { items: null, currentPage: 1, lastPage: 1 }, 'items: expected array, got null'],
    ['items are missing', { currentPage: 1, lastPage: 1 }, 'items: expected array, got nothing'],
    [
      'lastPage is not a number',
      { items: [itemReply], currentPage: 1, lastPage: 'x' },
      'lastPage: expected number, got string',
    ],
    ['lastPage is missing', { items: [itemReply], currentPage: 1 }, 'lastPage: expected number, got nothing'],
    [
      'lastPage is negative',
      { items: [itemReply], currentPage: 1, lastPage: -1 },
      'lastPage: expected at least 0, got -1',
    ],
    ['it is a bare list', [itemReply], 'expected object, got array'],
  ])('fails with ContractError when %s', async (_, reply, message) => {
    const { client } = await createTestClient((_request, response) => answer(response, reply));
    const error = await rejectionOf(client.all('/equipment', item));
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain(message);
  });

  it('respect the concurrency limit', async () => {
    let underWay = 0;
    let peak = 0;
    const { client } = await createTestClient(
      (request, response) => {
        peak = Math.max(peak, ++underWay);
        response.on('close', () => underWay--);
        setImmediate(() => list(request, response));
      },
      { schedule: pLimit(1) },
    );
    await client.all('/equipment', item);
    expect(peak).toBe(1);
  });
});
