import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../../build/options/settings.ts';
import { handleRequest } from './handle-request.ts';

it('an address with nothing but slashes is answered', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const vite = {
    ssrLoadModule: async () => Promise.reject(new Error('no code')),
    ssrFixStacktrace: () => {},
    transformIndexHtml: async (_: string, html: string) => html,
  } as unknown as ViteDevServer;
  const response = { writeHead: vi.fn(() => response), end: vi.fn() };
  const settings = readSettings({ API_BASE_URL: 'http://127.0.0.1:1' }, 'none');
  await handleRequest({ url: '//' } as IncomingMessage, response as unknown as ServerResponse, vite, settings);
  expect(response.writeHead).toHaveBeenCalledWith(500, expect.anything());
  expect(response.end).toHaveBeenCalledWith(expect.stringContaining('no code'));
  vi.restoreAllMocks();
});
