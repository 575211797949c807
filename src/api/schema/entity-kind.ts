/** Kinds of entities in the API's spelling. */
export type EntityKind =
  | 'news'
  | 'article-section'
  | 'article'
  | 'equipment-type'
  | 'equipment'
  | 'industry'
  | 'industry-solution'
  | 'project'
  | 'review'
  | 'video'
  | 'document-category'
  | 'document'
  | 'location';
