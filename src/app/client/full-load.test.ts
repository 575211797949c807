import { afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/stub-page.ts';
import { forgetFullLoad, loadOtherCode } from './full-load.ts';

const follow = (app: string) => loadOtherCode(app, 'https://site.example/contacts', new AbortController().signal);

afterEach(() => void vi.unstubAllGlobals());

it('newer code causes one full load, and after it has run and been replaced another', async () => {
  const { openDocument } = stubPage();
  await follow('newer');
  await follow('newer');
  expect(openDocument).toHaveBeenCalledTimes(1);
  forgetFullLoad('newer');
  await follow('newer');
  expect(openDocument).toHaveBeenCalledTimes(2);
});

it('a link that the visitor has left for another one causes none, and the next one does', async () => {
  const { openDocument } = stubPage();
  const left = new AbortController();
  const pending = loadOtherCode('newer', 'https://site.example/contacts', left.signal);
  left.abort();
  await pending;
  expect(openDocument).not.toHaveBeenCalled();
  await follow('newer');
  expect(openDocument).toHaveBeenCalledTimes(1);
});

it('ten ids are stored', async () => {
  const { openDocument } = stubPage();
  for (let id = 0; id <= 10; id++) await follow(`app-${id}`);
  openDocument.mockClear();
  await follow('app-10');
  await follow('app-1');
  expect(openDocument).not.toHaveBeenCalled();
  await follow('app-0');
  expect(openDocument).toHaveBeenCalledTimes(1);
});
