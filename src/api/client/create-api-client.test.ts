import { describe, expect, it } from 'vitest';
import { BackendError, RequestError } from './errors.ts';
import { ContractError } from '../schema/contract-error.ts';
import { richText } from '../schema/rich-text.ts';
import { createTestClient, rejectionOf, testFetch, itemReply, item } from '../testing/test-client.ts';
import { answer, answerJson, type Script } from '../testing/scripted-server.ts';
import type { ReplyInfo } from './api-client-options.ts';
import { apiRoot, createApiClient } from './create-api-client.ts';
import { z } from '../schema/zod.ts';

describe('a GET call', () => {
  it('requests a path below /frontend/v1, skips nulls, sends the headers and returns the checked response', async () => {
    const { client, server } = await createTestClient((_, response) => answer(response, { ...itemReply, extra: 1 }), {
      headers: { authorization: 'Bearer x' },
    });
    expect(await client.get('/equipment/17', item, { a: null, ids: [1, 2] })).toEqual(itemReply);
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/frontend/v1/equipment/17?ids%5B0%5D=1&ids%5B1%5D=2',
      headers: { authorization: 'Bearer x', accept: 'application/json' },
    });
  });

  it.each([null, false])('takes a reply with the error %s and a JSON type with parameters', async (error) => {
    const { client } = await createTestClient((_, response) =>
      answerJson(response, 200, { error, response: itemReply }, { 'content-type': 'application/vnd.api+json;x=1' }),
    );
    expect(await client.get('/x', item)).toEqual(itemReply);
  });

  it.each<[string, unknown, string]>([
    ['a required field is null', { response: { id: 17, name: null } }, 'name (id 17)?'],
    ['the response is null', { response: null }, 'expected object, got null'],
    ['the response is a list', { response: [] }, 'expected object, got array'],
    ['there is no response', { data: itemReply }, 'expected an object with «response», got an object with data'],
    ['the envelope is a list', [itemReply], 'expected an object with «response», got an array'],
    ['the envelope is null', null, 'expected an object with «response», got null'],
    ['the response comes from a prototype', { ['__proto__']: { response: itemReply } }, 'with __proto__'],
  ])('fails with ContractError when %s', async (_, body, message) => {
    const text = JSON.stringify(body);
    const { client } = await createTestClient((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(text);
    });
    const error = await rejectionOf(client.get('/equipment/17', item));
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain('GET /equipment/17 broke the contract');
    expect(String(error)).toContain(message.replace(' (id 17)?', ''));
  });

  it('names the field and the received value in a ContractError', async () => {
    const { client } = await createTestClient((_, response) => answer(response, { id: 17, name: null }));
    await expect(client.get('/equipment/17', item)).rejects.toThrow(
      'GET /equipment/17 broke the contract: name: expected string, got null',
    );
  });

  it.each<[string, Script, string]>([
    [
      'HTML with status 200',
      (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Вход</h1>'),
      'text/html',
    ],
    ['no content type', (_, r) => r.end('{"response":{}}'), 'no type'],
    ['an empty body', (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end(), 'the body is empty'],
    [
      'truncated JSON',
      (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{"response":{"id":17,"na'),
      'not complete JSON',
    ],
    [
      'a body shorter than announced',
      (_, r) => {
        r.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
        r.write('{"response":{"id":17,"name":"x"}}');
        setImmediate(() => r.destroy());
      },
      'no answer',
    ],
    [
      'a body that is not UTF-8',
      (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
      'not UTF-8',
    ],
    ['status 500', (_, r) => r.writeHead(500, { 'content-type': 'text/plain' }).end('oops'), 'status 500'],
    [
      'status 503 with broken JSON',
      (_, r) => r.writeHead(503, { 'content-type': 'application/json' }).end('{'),
      'status 503',
    ],
    ['status 404 with a valid envelope', (_, r) => answerJson(r, 404, { response: itemReply }), 'status 404'],
    ['status 304 for an unconditional request', (_, r) => r.writeHead(304).end(), 'status 304'],
    ['a broken connection', (_, r) => r.destroy(), 'no answer'],
  ])('fails with RequestError for %s', async (_, script, message) => {
    const { client } = await createTestClient(script);
    const error = await rejectionOf(client.get('/news', item));
    expect(error).toBeInstanceOf(RequestError);
    expect(String(error)).toContain('GET /news');
    expect(String(error)).toContain(message);
  });

  it('keeps the status of a failed request', async () => {
    const { client } = await createTestClient((_, response) => response.writeHead(403).end());
    expect(await rejectionOf(client.get('/x', item))).toMatchObject({ status: 403, call: 'GET /x' });
  });

  it('fails with RequestError and the cause when no server listens', async () => {
    const { client, server } = await createTestClient(() => {});
    await server.close();
    const error = await rejectionOf(client.get('/x', item));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: undefined, cause: expect.any(Error) });
    expect(String(error)).toMatch(/ECONNREFUSED/);
  });

  it('is never repeated', async () => {
    const { client, server } = await createTestClient((_, response) => response.writeHead(503).end());
    await rejectionOf(client.get('/x', item));
    expect(server.requests).toHaveLength(1);
  });
});

describe('a call for one entity', () => {
  const entity = z.object({ id: z.int(), slug: z.string() });
  const answered = async (path: string, reply: object) => {
    const { client } = await createTestClient((_, response) => answer(response, reply));
    return client.get(path, entity, {}, { detail: true });
  };

  it.each([
    ['its id', '/news/7', { id: 7, slug: 'n-7' }],
    ['its slug', '/news/n-7', { id: 7, slug: 'n-7' }],
    ['a slug in another Unicode form', `/news/${encodeURIComponent('и\u0306од')}`, { id: 7, slug: 'йод' }],
  ])('returns the entity that was requested by %s', async (_, path, reply) => {
    expect(await answered(path, reply)).toEqual(reply);
  });

  it('fails when the reply holds another entity', async () => {
    const error = await rejectionOf(answered('/news/n-2', { id: 999, slug: 'n-999' }));
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain('GET /news/n-2 broke the contract: ');
    expect(String(error)).toContain('expected the entity with the id or slug «n-2», got id 999, slug «n-999»');
  });
});

describe('an error of the backend', () => {
  it.each([200, 404, 422, 500])('is a BackendError with status %i', async (status) => {
    const { client } = await createTestClient((_, response) =>
      answerJson(response, status, { error: { code: 107, message: 'Не найдено' } }),
    );
    const error = await rejectionOf(client.get('/news/x', item, {}, { detail: true }));
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({ code: 107, details: 'Не найдено', detail: true, status, call: 'GET /news/x' });
  });

  it.each<[string, unknown, object]>([
    ['fields', { code: 2, message: { userName: ['a', 'b'] } }, { code: 2, details: { userName: ['a', 'b'] } }],
    [
      'a field named like a member of every object',
      { code: 2, message: { constructor: ['a'], prototype: 'b', captchaToken: null } },
      { code: 2, details: { constructor: ['a'], prototype: 'b', captchaToken: null } },
    ],
    ['empty fields', { code: null, message: null }, { code: 1, details: '' }],
    ['no code', { message: 'x' }, { code: 1, details: 'x' }],
    ['no message', { code: 701 }, { code: 701, details: '' }],
    ['a code as text', { code: '2', message: 'x' }, { code: 2, details: 'x' }],
    ['text only', 'Ошибка', { code: 1, details: 'Ошибка' }],
    ['an empty object', {}, { code: 1, details: '' }],
    ['a number', 5, { code: 1, details: '' }],
    ['a list as message', { code: 2, message: ['a'] }, { code: 2, details: 'a' }],
  ])('with %s is a BackendError with code and details', async (_, error, expected) => {
    const { client } = await createTestClient((_request, response) =>
      answerJson(response, 200, { error, response: itemReply }),
    );
    const failure = await rejectionOf(client.get('/x', item));
    expect(failure).toBeInstanceOf(BackendError);
    expect(failure).toMatchObject({ ...expected, detail: false });
  });
});

describe('a POST client', () => {
  it('sends multipart form data with bracket keys, 1 and 0, without null and NaN', async () => {
    const { client, server } = await createTestClient((_, response) => answer(response, itemReply));
    const body = {
      type: 1,
      consent: true,
      off: false,
      none: null,
      nothing: undefined,
      unknown: NaN,
      deep: { unknown: NaN, list: [NaN, 'y'] },
      a: { b: 'в' },
      list: ['x', { k: 2 }],
    };
    await client.post('/application/create', item, body);
    const [request] = server.requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const fields = [...(request?.body ?? '').matchAll(/name="([^"]+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(fields).toEqual([
      ['type', '1'],
      ['consent', '1'],
      ['off', '0'],
      ['deep[list][1]', 'y'],
      ['a[b]', 'в'],
      ['list[0]', 'x'],
      ['list[1][k]', '2'],
    ]);
  });

  it('sends files with their names', async () => {
    const { client, server } = await createTestClient((_, response) => answer(response, itemReply));
    await client.post('/storage/upload-one', item, {
      file: new File(['%PDF'], 'план.pdf', { type: 'application/pdf' }),
    });
    expect(server.requests[0]?.body).toContain('name="file"; filename="план.pdf"');
    expect(server.requests[0]?.body).toContain('%PDF');
  });
});

describe('a download', () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''%D0%B0.pdf`,
  };

  it('returns the file and its name', async () => {
    const { client } = await createTestClient((_, response) => response.writeHead(200, headers).end('%PDF'));
    const { blob, fileName } = await client.download('/document/1/download');
    expect(await blob.text()).toBe('%PDF');
    expect(blob.type).toBe('application/pdf');
    expect(fileName).toBe('а.pdf');
  });

  it('may be larger than any other reply', async () => {
    const script: Script = (_, response) => response.writeHead(200, headers).end('%PDF');
    const { client } = await createTestClient(script, { maxBytes: 3 });
    expect((await client.download('/document/1/download')).blob.size).toBe(4);
  });

  it.each<[string, Script, unknown]>([
    ['an error', (_, r) => answerJson(r, 200, { error: { code: 107, message: 'x' } }), BackendError],
    ['JSON', (_, r) => answer(r, itemReply), ContractError],
    ['HTML', (_, r) => r.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'), RequestError],
    ['a status', (_, r) => r.writeHead(404, headers).end('x'), RequestError],
  ])('fails when the reply is %s', async (_, script, expected) => {
    const { client } = await createTestClient(script);
    expect(await rejectionOf(client.download('/document/1/download'))).toBeInstanceOf(expected);
  });
});

describe('a caller with onReply', () => {
  it('gets the entities of a reply', async () => {
    const replies: ReplyInfo[] = [];
    const { client } = await createTestClient(
      (_, response) => answer(response, { items: [itemReply, { id: 3, name: 'б' }] }),
      {
        onReply: (reply) => replies.push(reply),
      },
    );
    await client.get('/list', z.object({ items: z.array(item) }), { page: 1 });
    expect(replies).toEqual([
      {
        method: 'GET',
        path: '/list',
        query: { page: 1 },
        value: { items: [expect.objectContaining({ id: 17 }), { id: 3, name: 'б' }] },
        entities: new Set(['equipment:17', 'equipment:3']),
        leftOut: undefined,
      },
    ]);
  });

  it('gets the known value of a reply that has not changed, and the new one of a reply that has', async () => {
    const replies: ReplyInfo[] = [];
    const { client, server } = await createTestClient(
      ({ headers, url }, response) =>
        url?.endsWith('/same') && headers['if-none-match'] === '"1"'
          ? response.writeHead(304, { etag: '"1"' }).end()
          : answer(response, { name: 'новое' }, { etag: '"2"' }),
      {
        knownReply: (call) => (call === '/unknown' ? undefined : { etag: '"1"', value: () => ({ name: 'прежнее' }) }),
        onReply: (reply) => replies.push(reply),
      },
    );
    const schema = z.object({ name: z.string() });
    expect(await client.get('/same', schema)).toEqual({ name: 'прежнее' });
    expect(await client.get('/changed', schema)).toEqual({ name: 'новое' });
    expect(await client.get('/unknown', schema)).toEqual({ name: 'новое' });
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual(['"1"', '"1"', undefined]);
    expect(replies.map(({ etag, entities }) => [etag, entities !== undefined])).toEqual([
      ['"1"', false],
      ['"2"', true],
      ['"2"', true],
    ]);
  });

  it('gets rich text from its own cleaner, and plain paragraphs without one', async () => {
    const page = z.object({ html: richText });
    const script: Script = (_, response) => answer(response, { html: '<h2>О нас</h2><script>1</script>' });
    const { client } = await createTestClient(script, { cleanHtml: (html) => html.replace(/<script.*/, '') });
    expect(await client.get('/x', page)).toEqual({ html: '<h2>О нас</h2>' });
    const { client: plain } = await createTestClient(script);
    expect(await plain.get('/x', page)).toEqual({ html: '<p>О нас</p>' });
  });
});

describe('base URLs', () => {
  it.each([
    ['https://api.example.ru', 'https://api.example.ru/frontend/v1'],
    ['https://api.example.ru/', 'https://api.example.ru/frontend/v1'],
    ['https://example.ru/api', 'https://example.ru/api/frontend/v1'],
    ['https://example.ru/api/frontend/v1/', 'https://example.ru/api/frontend/v1'],
  ])('below %s start with %s', (baseUrl, root) => {
    expect(apiRoot(baseUrl)).toBe(root);
  });

  it.each(['api.example.ru', 'ftp://x', 'https://user:pass@x.ru', 'https://x.ru/?a=1', '/api'])(
    '%s is refused',
    (baseUrl) => {
      expect(() => apiRoot(baseUrl)).toThrow(TypeError);
    },
  );

  it('links for a browser use the public base URL', () => {
    const client = createApiClient({ baseUrl: 'http://inside', publicBaseUrl: 'https://api.ru', fetch: testFetch });
    expect(client.url('/document/download-zip', { ids: [1, 2] })).toBe(
      'https://api.ru/frontend/v1/document/download-zip?ids%5B0%5D=1&ids%5B1%5D=2',
    );
  });
});
