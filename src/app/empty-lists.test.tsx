import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ContactsContext } from '../features/contacts/contacts.ts';
import * as documents from '../pages/documents/data.ts';
import DocumentsPage from '../pages/documents/DocumentsPage.tsx';
import * as equipment from '../pages/equipment/data.ts';
import EquipmentPage from '../pages/equipment/EquipmentPage.tsx';
import * as home from '../pages/home/data.ts';
import HomePage from '../pages/home/HomePage.tsx';
import * as news from '../pages/news/data.ts';
import NewsPage from '../pages/news/NewsPage.tsx';
import * as planners from '../pages/planners/data.ts';
import PlannersPage from '../pages/planners/PlannersPage.tsx';
import * as projects from '../pages/projects/data.ts';
import ProjectsPage from '../pages/projects/ProjectsPage.tsx';
import * as technicalDocumentation from '../pages/technical-documentation/data.ts';
import TechnicalDocumentationPage from '../pages/technical-documentation/TechnicalDocumentationPage.tsx';
import { fakeApi } from '../pages/testing/fake-api.ts';
import { documentUrls, staticPage } from '../pages/testing/fixtures.ts';
import * as videos from '../pages/videos/data.ts';
import VideosPage from '../pages/videos/VideosPage.tsx';
import { routes } from '../routes.ts';

const none = { all: async () => [] };
const page = staticPage('index');
const api = fakeApi({
  pages: { get: async () => page },
  articles: none,
  documentCategories: none,
  documents: { ...documentUrls, ...none },
  equipment: none,
  equipmentTypes: none,
  industries: none,
  industrySolutions: none,
  news: none,
  projects: none,
  reviews: none,
  videos: none,
});
const context = { api, params: {}, page: 1, today: '2026-11-22' };
const contacts = { phone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' }, email: 'info@site.test' };

const draw = (view: ReactNode, path: string) =>
  renderToString(
    <ContactsContext value={contacts}>
      <StaticRouter location={path}>{view}</StaticRouter>
    </ContactsContext>,
  );

/** The headings of a page that is rendered from empty lists. */
function headings(view: ReactNode, path: string): string[] {
  return Array.from(draw(view, path).matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs), ([, text = '']) =>
    text.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  );
}

it('the home page has no section for an empty list', async () => {
  const panels = ['Воздух без вирусов, бактерий и пыли', 'Вода без примесей и лишней химии'];
  expect(headings(<HomePage data={await home.load(context)} breadcrumbs={[]} />, routes.home.href())).toEqual([
    page.title,
    ...panels,
  ]);
});

it.each([
  [routes.news.href(), async () => <NewsPage data={await news.load(context)} breadcrumbs={[]} />, 'Новости'],
  [routes.videos.href(), async () => <VideosPage data={await videos.load(context)} breadcrumbs={[]} />, 'Видео'],
  [
    routes.projects.href(),
    async () => <ProjectsPage data={await projects.load(context)} breadcrumbs={[]} />,
    'Проекты',
  ],
])('%s with an empty list shows that it is empty', async (path, render, title) => {
  const [first, second] = headings(await render(), path);
  expect(first).toContain(title);
  expect(second).toBe('Здесь пока ничего нет');
});

it.each([
  [routes.equipment.href(), async () => <EquipmentPage data={await equipment.load(context)} breadcrumbs={[]} />],
  [routes.documents.href(), async () => <DocumentsPage data={await documents.load(context)} breadcrumbs={[]} />],
])('%s with an empty list does not ask for other conditions', async (path, render) => {
  const html = draw(await render(), path);
  expect(html).toContain('Здесь пока ничего нет');
  expect(html).not.toMatch(/Снимите|Сократите|Таких/);
});

it('the page for planners has no section for an empty list of documentation', async () => {
  const view = <PlannersPage data={await planners.load(context)} breadcrumbs={[]} />;
  expect(headings(view, routes.planners.href())).toEqual([page.title, 'Папка проектировщика']);
});

it('technical documentation that is empty says so', async () => {
  const data = await technicalDocumentation.load(context);
  const path = routes.technicalDocumentation.href();
  expect(headings(<TechnicalDocumentationPage data={data} breadcrumbs={[]} />, path)).toContain(
    'Здесь пока ничего нет',
  );
  expect(technicalDocumentation.head(data).description).toMatch(/для проекта\.$/);
});

it('a catalogue without models does not count them in its lead', async () => {
  const html = draw(<EquipmentPage data={await equipment.load(context)} breadcrumbs={[]} />, routes.equipment.href());
  expect(html).not.toContain('каждой модели');
});

it('an empty list of documents has no button for the archive', async () => {
  const html = draw(<DocumentsPage data={await documents.load(context)} breadcrumbs={[]} />, routes.documents.href());
  expect(html).not.toContain('Скачать всё');
});
