import { storedDocument } from '../content.ts';
import type { Content } from '../content.ts';
import { describeFile } from '../assets/served-files.ts';
import { paginate } from '../http/paging.ts';
import { contentDisposition } from '../http/disposition.ts';
import { get, API_PREFIX } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Document, DocumentCategory } from '../entries/entries.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { documentReply } from '../shapes/document.ts';
import { documentArchive } from './document-archive.ts';
import { found, list } from './lists.ts';

export function documentCalls(content: Content, search: SiteSearch): Route[] {
  const { documents, documentCategories } = content.entries;

  const categoryReply = ({ id, title, kind, description, updatedAt }: DocumentCategory) => {
    const count = documents.items.filter(({ category }) => category === id).length;
    return { id, title, kind, count, description, updatedAt };
  };

  function matching(query: URLSearchParams): Document[] {
    const category = query.get('category');
    const kind = query.get('kind');
    const text = query.get('search');
    return (text ? search.documents(text) : documents.items).filter(
      (item) =>
        (!category || String(item.category) === category) &&
        (!kind || documentCategories.get(item.category).kind === kind),
    );
  }

  const download: Route = {
    method: 'GET',
    path: `${API_PREFIX}/document/:id/download`,
    async handle({ params }) {
      const { id, fileName } = found(documents, params.id);
      const file = await describeFile(storedDocument(content, id).path);
      return { file: { ...file, disposition: contentDisposition('attachment', fileName) } };
    },
  };

  return [
    list('document-category', documentCategories.items, categoryReply),
    get('document', ({ query }) => paginate(matching(query), query, (item) => documentReply(content, item))),
    {
      method: 'GET',
      path: `${API_PREFIX}/document/download-zip`,
      handle: ({ query }) => documentArchive(content, query),
    },
    download,
  ];
}
