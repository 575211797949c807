import type { ApiClient } from '../client/api-client.ts';
import { checkReply } from '../schema/check-reply.ts';
import { createApi } from '../index.ts';
import { createParseContext, type ParseContext } from '../schema/parse-context.ts';

interface RecordedCall {
  path: string;
  query: object;
  detail: boolean;
  context: ParseContext;
}

/** An API whose every reply is `reply`, parsed as by the real client. */
export function createStubApi(reply: unknown) {
  const calls: RecordedCall[] = [];
  const skipped: string[] = [];
  const omitted: string[] = [];
  const record = (path: string, query: object, detail: boolean) => {
    const context = createParseContext({
      onSkippedBlock: (type) => skipped.push(type),
      onOmitted: (fault) => omitted.push(fault),
    });
    calls.push({ path, query, detail, context });
    return context;
  };
  const client: ApiClient = {
    get: async (path, schema, query = {}, { detail = false } = {}) =>
      checkReply(`GET ${path}`, schema, reply, record(path, query, detail)),
    all: async (path, schema, query = {}) => [checkReply(`GET ${path}`, schema, reply, record(path, query, false))],
    allLazy: async (path, schema, query = {}) => [checkReply(`GET ${path}`, schema, reply, record(path, query, false))],
    pick: async () => [],
    post: async (path, schema, body) => checkReply(`POST ${path}`, schema, reply, record(path, body, false)),
    download: async (path, query = {}) => {
      record(path, query, false);
      return { blob: new Blob() };
    },
    url: (path) => path,
  };
  return { api: createApi(client), calls, skipped, omitted };
}

export const dateTime = '2026-11-20T10:00:00+03:00';
export const file = { host: 'https://f.ru', origin: 's', relativeUrl: 'a.jpg', extension: 'jpg' };
export const picture = { base: 'https://f.ru/s', path: 'a.jpg' };
export const link = { href: 'https://f.ru/s/a.jpg', name: 'a.jpg', extension: 'jpg' };
export const named = { id: 1, slug: 'a', title: 'А' };
export const ref = { id: 2, slug: 'b', title: 'Б', image: null, lead: null };
export const parsedRef = { id: 2, slug: 'b', title: 'Б' };
export const document = { id: 5, name: 'Паспорт', category: { id: 6, title: 'Паспорта', kind: 'technical' }, file };
export const parsedDocument = { ...document, file: link };
export const video = {
  id: 7,
  title: 'Видео',
  publishedAt: dateTime,
  year: 2026,
  embedUrl: 'https://rutube.ru/play/embed/1',
};
