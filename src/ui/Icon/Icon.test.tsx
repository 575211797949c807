import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Icon } from './Icon.tsx';

it('an icon takes its shape from the sprite', () => {
  expect(renderToString(<Icon name="water" />)).toMatch(/<use href="[^"]*sprite[^"]*\.svg[^"]*#water"/);
});

it('an icon is hidden from screen readers unless it has a label', () => {
  expect(renderToString(<Icon name="water" />)).toContain('aria-hidden="true"');
  expect(renderToString(<Icon name="water" label="Вода" />)).toContain('role="img" aria-label="Вода"');
});

it('an unknown name renders nothing and is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToString(<Icon name="unicorn" />)).toBe('');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('unicorn'));
  log.mockRestore();
});
