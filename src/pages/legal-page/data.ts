import type { Api } from '../../api/index.ts';
import type { Block } from '../../api/resources/block.ts';
import { type TocEntry, tableOfContents } from '../../lib/text/table-of-contents.ts';
import type { routes } from '../../routes.ts';
import type { Head, PageContent } from '../define-page.ts';

export const policy: PageContent<typeof routes.policy, LegalPageData> = {
  load: ({ api }) => loadLegalPage(api, 'policy'),
  head,
};

export const agreement: PageContent<typeof routes.agreement, LegalPageData> = {
  load: ({ api }) => loadLegalPage(api, 'agreement'),
  head,
};

interface LegalSection {
  /** Id of its heading, if it has one. */
  id: string;
  title?: string;
  html: string;
}

/** A legal text: the text blocks of its page with a table of contents; other blocks follow. */
async function loadLegalPage(api: Api, slug: 'policy' | 'agreement') {
  const { title, lead, blocks, seo } = await api.pages.get(slug);
  const sections = blocks.filter((block) => block.type === 'text').map(toLegalSection);
  return {
    title,
    lead,
    seo,
    sections,
    contents: sections.flatMap(contentsOf),
    blocks: blocks.filter((block) => block.type !== 'text'),
  };
}
export type LegalPageData = Awaited<ReturnType<typeof loadLegalPage>>;

function head({ title, lead, seo }: LegalPageData): Head {
  return { title: seo?.title ?? title, breadcrumb: title, description: seo?.description ?? lead ?? title };
}

function toLegalSection({ title, html }: Extract<Block, { type: 'text' }>, index: number): LegalSection {
  return { id: `section-${index + 1}`, title, html };
}

function contentsOf({ id, title, html }: LegalSection): TocEntry[] {
  const inside = tableOfContents(html).filter(({ level }) => level === 2);
  return title === undefined ? inside : [{ id, text: title, level: 2 }, ...inside];
}
