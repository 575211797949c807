import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../../api/resources/storage.ts';
import { answerJson, type Script } from '../../api/testing/scripted-server.ts';
import { createTestClient, rejectionOf } from '../../api/testing/test-client.ts';
import { uploadErrorOf } from '../../forms/file/file-upload-error.ts';
import { uploadFailure } from './upload-failure.ts';

/** What the field shows when the upload gets the reply. */
async function shownFor(script: Script) {
  const { client } = await createTestClient(script);
  const file = new File(['%PDF'], 'plan.pdf');
  return uploadErrorOf(uploadFailure(await rejectionOf(storage(client).uploadOne(file))));
}

const json =
  (body: unknown): Script =>
  (_, response) =>
    answerJson(response, 200, body);
const status =
  (code: number): Script =>
  (_, response) =>
    void response.writeHead(code).end();

describe('a failed upload', () => {
  let logged: string[] = [];
  beforeEach(() => {
    logged = [];
    vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text));
  });
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, Script, string, boolean]>([
    ['413', status(413), 'Для сервера этот файл слишком большой', false],
    ['500', status(500), 'Сервер не смог принять файл', true],
    ['503', status(503), 'Сервер не смог принять файл', false],
    ['404', status(404), 'Сервер не принял файл, код 404', true],
    [
      'HTML',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'ответ сервера не удалось прочитать',
      false,
    ],
    [
      'broken JSON',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"resp'),
      'ответ сервера не удалось прочитать',
      false,
    ],
    ['another shape', json({ response: { id: 1 } }), 'ответ сервера не удалось прочитать', false],
    ['an error without a message', json({ error: { code: 1 } }), 'Сервер не принял файл', false],
    ['nothing', (_, response) => void response.destroy(), 'Файл не загрузился. Проверьте связь', false],
  ])('has a message for %s, and is logged', async (_, script, words, isFatal) => {
    const { text } = await shownFor(script);
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(logged).toEqual([isFatal ? 'A fatal failure of an upload' : 'A failure of an upload']);
  });

  it('can be retried, unless the file is too large for the server', async () => {
    expect(await shownFor(status(500))).toMatchObject({ canRetry: true });
    expect(await shownFor(status(413))).toMatchObject({ canRetry: false });
  });

  it.each([
    ['texts about the file', { code: 2, message: { file: ['Файл повреждён'] } }],
    ['a text about no field', { code: 2, message: 'Файл повреждён' }],
    ['another code', { code: 1, message: 'Файл повреждён' }],
    ['a bare text', 'Файл повреждён'],
  ])('has the server’s message that is sent as %s', async (_, error) => {
    expect(await shownFor(json({ error }))).toMatchObject({ text: 'Файл повреждён' });
  });
});
