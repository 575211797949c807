/** Entities by the API's own words; what is made of one is out of date when it changes. */
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
