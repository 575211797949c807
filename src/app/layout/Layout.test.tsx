import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../api/resources/settings.ts';
import { ShellContext } from './shell.ts';
import { Layout } from './Layout.tsx';

const settings: Settings = {
  presentationFile: { href: 'https://files.test/p.pdf', name: 'Презентация', extension: 'pdf', bytes: 2_516_582 },
  contactDetailsFile: undefined,
  contactPhone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' },
  contactEmail: 'info@chistosfera.test',
  contactSocialNetworks: {},
};
const config = { apiBaseUrl: 'https://api.test', siteUrl: 'https://site.test' };

/** The layout as the build renders it. */
function render(address: string): string {
  const router = createMemoryRouter([{ Component: Layout, children: [{ path: '*', element: <h1>Страница</h1> }] }], {
    initialEntries: [address],
  });
  return renderToString(
    <ShellContext value={{ settings, year: 2031, config }}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
}

/** The opening tags of the links to a URL. */
function links(html: string, href: string): string[] {
  return html.match(/<a [^>]*>/g)?.filter((tag) => tag.includes(`href="${href}"`)) ?? [];
}

describe('the layout as HTML without scripts', () => {
  const html = render('/news');

  it('its logos link to the home page, the one of the header on other pages only', () => {
    expect(links(html, '/')).toHaveLength(2);
    expect(links(render('/'), '/')).toHaveLength(1);
  });

  it('its menu button links to the site map and its search is a plain form', () => {
    expect(html).toMatch(/<header.*<a [^>]*href="\/map".*<\/header>/s);
    expect(html).toMatch(/<search.*<form [^>]*action="\/search".*name="find".*<\/search>/s);
  });

  it('the phone link has the raw number and shows the formatted one, the e-mail link opens a message', () => {
    expect(new Set(html.match(/href="tel:[^"]*"/g))).toEqual(new Set(['href="tel:+74951274060"']));
    expect(html).toContain('+7 (495) 127-40-60');
    expect(links(html, 'mailto:info@chistosfera.test').length).toBeGreaterThan(1);
  });

  it('files and the old site open in a new tab, the catalogue in the same', () => {
    expect(links(html, 'https://files.test/p.pdf')).toEqual([expect.stringContaining('target="_blank"')]);
    expect(links(html, 'https://old.chistosfera.ru/')).toEqual([expect.stringContaining('target="_blank"')]);
    expect(links(html, '/equipment').join('')).not.toContain('target');
    expect(html).toContain('PDF, 2,4\u00a0Мб');
  });

  it('items without a setting are left out', () => {
    expect(html).not.toContain('Реквизиты');
    expect(html).not.toContain('ВКонтакте');
  });

  it("the developer's link has no referrer rights and the year is that of the build", () => {
    expect(links(html, 'https://studio.chistosfera.ru/')).toEqual([expect.stringMatching(/rel="[^"]*nofollow/)]);
    expect(html).toContain('2031');
  });

  it('the current page is marked in the menu and there are no style attributes', () => {
    expect(links(html, '/news')).toEqual([expect.stringContaining('aria-current="page"')]);
    expect(html).not.toContain('style=');
  });
});
