import { describe, expect, it } from 'vitest';
import { ru } from '../../../i18n/ru/index.ts';
import { ariaCurrent, footerMenu, headerMenu, type MenuLink } from './menu-links.ts';

const shown = (links: MenuLink[]) => links.map(({ label, href }) => [label, href]);

describe('the menu of the header', () => {
  const menu = headerMenu(ru);

  it('has the group about the company', () => {
    expect(menu.about.label).toBe('О компании');
    expect(shown(menu.about.links)).toEqual([
      ['О компании', '/about'],
      ['Производство', '/about/production'],
      ['Карьера', '/about/career'],
      ['Новости', '/news'],
      ['Статьи', '/articles'],
    ]);
  });

  it('has the single links, documents among them as certificates', () => {
    expect(shown(menu.links)).toEqual([
      ['Решения для отраслей', '/industry'],
      ['Услуги', '/services'],
      ['Проекты', '/project'],
      ['Технологии и инновации', '/purification-technology'],
      ['Проектировщикам', '/planners'],
      ['Сертификаты', '/documents'],
      ['Контакты', '/contacts'],
    ]);
  });
});

it('has two columns for the footer', () => {
  expect(footerMenu().map(shown)).toEqual([
    [
      ['О компании', '/about'],
      ['Решения для отраслей', '/industry'],
      ['Услуги', '/services'],
      ['Проекты', '/project'],
    ],
    [
      ['Технологии и инновации', '/purification-technology'],
      ['Проектировщикам', '/planners'],
      ['Видео', '/video'],
      ['Контакты', '/contacts'],
    ],
  ]);
});

describe('ariaCurrent', () => {
  const { about, links } = headerMenu(ru);
  const [company, production] = about.links as [MenuLink, MenuLink];
  const [industries, , projects] = links as [MenuLink, MenuLink, MenuLink];

  it.each([
    ['the page itself', projects, '/project', 'page'],
    ['a page below it', projects, '/project/akvapark-sochi', 'true'],
    ['a pathname with the same beginning', projects, '/projector', undefined],
    ['another section', projects, '/services', undefined],
    ['a section without a link of its own', industries, '/industry-solution/palaty', 'true'],
    ['the company, on its own page', company, '/about', 'page'],
    ['the company, on a page of its group', company, '/about/production', undefined],
    ['a link of the group', production, '/about/production', 'page'],
  ])('returns for %s', (_, link, pathname, mark) => {
    expect(ariaCurrent(link, pathname)).toBe(mark);
  });
});
