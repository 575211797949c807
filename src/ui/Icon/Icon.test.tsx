import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Icon } from './Icon.tsx';

it('an icon in the prerendered HTML has its shapes', () => {
  expect(renderToString(<Icon name="burger" />)).toMatch(
    /<svg [^>]*viewBox="0 0 24 24"[^>]*><path d="[^"]+"\/><\/svg>/,
  );
});

it('an icon is hidden from screen readers', () => {
  expect(renderToString(<Icon name="water" />)).toContain('aria-hidden="true"');
});

it('an unknown name renders nothing and is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fromData: string = 'unicorn';
  expect(renderToString(<Icon name={fromData} />)).toBe('');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('unicorn'));
  log.mockRestore();
});

it('an unknown name in the code does not compile', () => {
  // @ts-expect-error
  const icon = <Icon name="unicorn" />;
  expect(icon.props).toEqual({ name: 'unicorn' });
});
