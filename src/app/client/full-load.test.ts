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
