import type { Article, Document, Equipment, Entries, Solution } from '../entries/entries.ts';
import { blockTexts } from './block-texts.ts';
import { createSearch } from './matcher.ts';
import type { Search } from './matcher.ts';

export const MIN_QUERY_LENGTH = 3;

export interface SiteSearch {
  equipment: Search<Equipment>;
  solutions: Search<Solution>;
  documents: Search<Document>;
  articles: Search<Article>;
}

/** The four groups of the search, over names and texts. */
export function createSiteSearch(entries: Entries): SiteSearch {
  return {
    equipment: createSearch(entries.equipment.items, (item) => ({
      name: item.name,
      texts: [
        entries.equipmentTypes.get(item.type).title,
        item.lead,
        item.html,
        ...item.advantages.flatMap(({ title, text }) => [title, text]),
        ...item.specifications.flatMap(({ rows }) => rows.flatMap(({ name, value }) => [name, value])),
      ],
    })),
    solutions: createSearch(entries.solutions.items, (item) => ({
      name: item.title,
      texts: [entries.industries.get(item.industry).title, item.lead, ...blockTexts(item.blocks)],
    })),
    documents: createSearch(entries.documents.items, (item) => ({
      name: item.name,
      texts: [
        entries.documentCategories.get(item.category).title,
        ...item.sections.flatMap(({ title, paragraphs, rows }) => [title, ...paragraphs, ...rows.flat()]),
      ],
    })),
    articles: createSearch(entries.articles.items, (item) => ({
      name: item.title,
      texts: [entries.articleSections.get(item.section).title, item.lead, item.html, item.author],
    })),
  };
}
