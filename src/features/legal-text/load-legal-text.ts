import type { Api } from '../../api/index.ts';

export interface LegalPart {
  title?: string | undefined;
  html: string;
}

/** A legal text: of its page's blocks only those of text, in one column. */
export async function loadLegalText(api: Api, slug: 'policy' | 'agreement') {
  const { title, lead, blocks, updatedAt } = await api.pages.get(slug);
  const parts = blocks.flatMap((block): LegalPart[] =>
    block.type === 'text' ? [{ title: block.title, html: block.html }] : [],
  );
  return { title, lead, updatedAt, parts };
}
