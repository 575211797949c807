import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

const draw = (props: Omit<LinkProps, 'children'>) => renderToString(<Link {...props}>слово</Link>);

describe('Link', () => {
  it('links to a page of the site without a reload and marks it for prefetching', () => {
    expect(draw({ href: '/about' })).toMatch(/^<a href="\/about"[^>]* data-prefetch=""/);
    expect(draw({ href: '/about', prefetch: false })).not.toContain('data-prefetch');
  });

  it('keeps a fragment on the current page', () => {
    expect(draw({ href: '#documents' })).toContain('href="#documents"');
  });

  it('opens another site in a new tab and announces it', () => {
    const html = draw({ href: 'https://old.chistosfera.ru', external: true, nofollow: true });
    expect(html).toContain('target="_blank" rel="noopener nofollow"');
    expect(html).toContain('откроется в новой вкладке');
  });

  it('links to phones and e-mails', () => {
    expect(draw({ href: 'tel:+74951274060' })).toContain('<a href="tel:+74951274060"');
  });

  it.each(['https://example.com', 'javascript:alert(1)'])('renders no link for «%s» and logs the reason', (href) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(draw({ href })).toBe('<span>слово</span>');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
