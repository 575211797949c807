import type { Call } from '../client/api-client.ts';
import { checkReply } from '../schema/check-reply.ts';
import { createApi } from '../index.ts';
import { newReading, type Reading } from '../schema/parse-context.ts';

interface Asked {
  path: string;
  query: object;
  detail: boolean;
  reading: Reading;
}

/** An API whose every reply is `reply`, read as the transport would read it. */
export function apiAnswering(reply: unknown) {
  const asked: Asked[] = [];
  const skipped: string[] = [];
  const faults: string[] = [];
  const ask = (path: string, query: object, detail: boolean) => {
    const reading = newReading({
      onSkippedBlock: (type) => skipped.push(type),
      onFault: (fault) => faults.push(fault),
    });
    asked.push({ path, query, detail, reading });
    return reading;
  };
  const call: Call = {
    get: async (path, schema, query = {}, { detail = false } = {}) =>
      checkReply(`GET ${path}`, schema, reply, ask(path, query, detail)),
    everyPage: async (path, schema, query = {}) => [checkReply(`GET ${path}`, schema, reply, ask(path, query, false))],
    longList: async (path, schema, query = {}) => [checkReply(`GET ${path}`, schema, reply, ask(path, query, false))],
    post: async (path, schema, body) => checkReply(`POST ${path}`, schema, reply, ask(path, body, false)),
    download: async (path, query = {}) => {
      ask(path, query, false);
      return { blob: new Blob() };
    },
    address: (path) => path,
  };
  return { api: createApi(call), asked, skipped, faults };
}

export const at = '2026-11-20T10:00:00+03:00';
export const file = { host: 'https://f.ru', origin: 's', relativeUrl: 'a.jpg', extension: 'jpg' };
export const picture = { base: 'https://f.ru/s', path: 'a.jpg' };
export const link = { href: 'https://f.ru/s/a.jpg', name: 'a.jpg', extension: 'jpg' };
export const named = { id: 1, slug: 'a', title: 'А' };
export const ref = { id: 2, slug: 'b', title: 'Б', image: null, lead: null };
export const refRead = { id: 2, slug: 'b', title: 'Б' };
export const document = { id: 5, name: 'Паспорт', category: { id: 6, title: 'Паспорта', kind: 'technical' }, file };
export const documentRead = { ...document, file: link };
export const video = { id: 7, title: 'Видео', publishedAt: at, year: 2026, embedUrl: 'https://rutube.ru/play/embed/1' };
