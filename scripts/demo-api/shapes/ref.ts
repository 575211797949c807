import type { Content } from '../content.ts';
import type { FileObject } from './file-object.ts';
import { media } from './media.ts';

export interface Option {
  value: string;
  label: string;
}

/** The reference to an entry. */
export interface Ref {
  id: number;
  slug: string;
  title: string;
  image?: FileObject;
  lead?: string;
}

interface Titled {
  id: number;
  slug: string;
  title: string;
}

interface Pictured extends Titled {
  lead: string;
  image: string | undefined;
}

/** A reference with a name only, for a summary. */
export const nameRef = ({ id, slug, title }: Titled): Ref => ({ id, slug, title });

type Linked = 'industries' | 'solutions' | 'projects' | 'news' | 'articles';

const cardRef = (content: Content, { id, slug, title, image, lead }: Pictured): Ref => ({
  id,
  slug,
  title,
  image: media(content, image),
  lead,
});

/** References to these entries, each with the fields of its card. */
export function refs(content: Content, kind: Linked, slugs: readonly string[]): Ref[] {
  return slugs.map((slug) => cardRef(content, content.entries[kind].get(slug)));
}

export function equipmentRefs(content: Content, slugs: readonly string[]): Ref[] {
  return slugs.map((slug) => {
    const item = content.entries.equipment.get(slug);
    return cardRef(content, { ...item, title: item.name });
  });
}
