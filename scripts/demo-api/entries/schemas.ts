import { z } from 'zod';
import { block } from './blocks.ts';
import { date, gallery, html, id, ids, optional, media, seo, slug, slugs, text } from './fields.ts';

// One schema per kind of content file. The folder's README describes the same keys for the people who edit them.

const titled = { id, title: text, lead: text, image: optional(media), updatedAt: date };
const label = z.strictObject({ label: text, value: text });
const phone = z.strictObject({ raw: text, formatted: text });
const linkedFile = z.strictObject({ title: text, document: id.nullable() });

export const settings = z.strictObject({
  presentationFile: linkedFile,
  contactDetailsFile: linkedFile,
  contactPhone: phone,
  contactEmail: text,
  contactSocialNetworks: z.strictObject({ vk: text }),
});

export const equipmentType = z.strictObject({
  id,
  slug,
  title: text,
  description: optional(text),
  image: optional(media),
  medium: z.enum(['air', 'water']),
});

const specificationRow = z.strictObject({ name: text, value: text, unit: optional(text), key: optional(text) });

const axis = z.strictObject({ label: text, unit: optional(text) });
const curve = z.strictObject({ title: text, x: axis, y: axis, points: z.array(z.tuple([z.number(), z.number()])) });
const connection = z.strictObject({
  view: z.enum(['front', 'left', 'top']),
  label: text,
  x: z.number(),
  y: z.number(),
  diameter: optional(z.number()),
  width: optional(z.number()),
  height: optional(z.number()),
});

export const equipment = z.strictObject({
  id,
  name: text,
  lead: text,
  image: optional(media),
  type: slug,
  updatedAt: date,
  highlights: z.array(label).default([]),
  gallery,
  html,
  advantages: z.array(z.strictObject({ title: text, text })).default([]),
  specifications: z.array(z.strictObject({ title: text, rows: z.array(specificationRow) })).default([]),
  curves: optional(z.array(curve)),
  connections: optional(z.array(connection)),
  documents: ids,
  industries: slugs,
  solutions: slugs,
  projects: slugs,
  related: slugs,
  video: optional(id),
  faq: z.array(z.strictObject({ question: text, html })).default([]),
  leadTime: optional(text),
  stock: optional(text),
  spareParts: z.array(z.strictObject({ name: text, article: text, replacement: optional(text) })).default([]),
  seo,
});

export const industry = z.strictObject({
  ...titled,
  blocks: z.array(block).default([]),
  solutions: slugs,
  projects: slugs,
  seo,
});

export const solution = z.strictObject({
  ...titled,
  industry: slug,
  blocks: z.array(block).default([]),
  equipment: slugs,
  projects: slugs,
  documents: ids,
  seo,
});

export const project = z.strictObject({
  ...titled,
  customer: optional(text),
  town: optional(text),
  year: z.int('expected a year'),
  industry: optional(slug),
  gallery,
  task: html,
  solution: html,
  result: html,
  results: z.array(z.strictObject({ value: text, label: text })).default([]),
  equipment: slugs,
  review: optional(id),
  seo,
});

export const review = z.strictObject({
  id,
  author: text,
  position: optional(text),
  company: text,
  text,
  logo: optional(media),
  scan: optional(media),
  project: optional(slug),
});

export const newsItem = z.strictObject({ ...titled, publishedAt: date, html, gallery, related: slugs, seo });

export const articleSection = z.strictObject({ id, slug, title: text, description: text, updatedAt: date });

export const article = z.strictObject({
  ...titled,
  section: slug,
  industries: slugs,
  publishedAt: date,
  html,
  author: optional(text),
  equipment: slugs,
  related: slugs,
  seo,
});

const playerAddress = z.url({
  protocol: /^https$/,
  hostname: /^(rutube\.ru|vk\.com)$/,
  error: 'expected an https address on rutube.ru or vk.com',
});

export const video = z
  .strictObject({
    id,
    title: text,
    poster: optional(media),
    publishedAt: date,
    durationSeconds: optional(z.int('expected a whole number').positive('expected a number above 0')),
    embedUrl: optional(playerAddress),
    file: optional(media),
  })
  .refine((value) => (value.embedUrl === undefined) !== (value.file === undefined), {
    path: ['embedUrl'],
    error: 'expected either embedUrl or file',
  });

export const documentCategory = z.strictObject({
  id,
  title: text,
  kind: z.enum(['certificate', 'document', 'technical']),
  description: optional(text),
  updatedAt: date,
});

const documentSection = z.strictObject({
  title: text,
  paragraphs: z.array(text).default([]),
  rows: z.array(z.tuple([text, text])).default([]),
});

export const document = z.strictObject({
  id,
  name: text,
  category: id,
  fileName: text.regex(/^[^/\\]+\.pdf$/, 'expected a file name that ends in .pdf'),
  publishedAt: optional(date),
  updatedAt: date,
  /** The model whose outline is drawn in three views, from the dimensions in its specifications. */
  drawing: optional(slug),
  sections: z.array(documentSection).min(1, 'expected at least one section'),
});

export const location = z.strictObject({
  id,
  title: text,
  address: text,
  coordinates: z.strictObject({ lat: z.number(), lng: z.number() }),
  phone: optional(phone),
  email: optional(text),
  workingHours: optional(text),
  isCentral: z.boolean(),
});

export const handbook = z.strictObject({
  id,
  type: text,
  title: text,
  values: z.array(z.strictObject({ value: text, label: text })),
});

export const page = z.strictObject({
  title: text,
  lead: optional(text),
  image: optional(media),
  updatedAt: date,
  blocks: z.array(block).default([]),
  seo,
});
