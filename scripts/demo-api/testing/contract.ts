import { z } from 'zod';

// The replies of the contract, written a second time with strict schemas: an unknown field is an error here, while the site's
// own schemas allow it.

const id = z.int().positive();
const text = z.string().min(1);
const date = z.iso.datetime({ offset: true });
const named = { id, slug: text, title: text };
const seo = z.strictObject({ title: text.optional(), description: text.optional() }).optional();

const file = z.strictObject({
  host: z.url(),
  origin: text,
  relativeUrl: text,
  extension: text,
  width: id.optional(),
  height: id.optional(),
  alt: z.string().optional(),
  size: z.strictObject({ bytes: id }),
});
const image = file.extend({ width: id, height: id, alt: z.string() });
const ref = z.strictObject({ ...named, image: image.optional(), lead: text.optional() });
export const option = z.strictObject({ value: text, label: text });
const phone = z.strictObject({ raw: text, formatted: text });
const titledFile = z.strictObject({ title: text, file: file.nullable() });

export const settings = z.strictObject({
  presentationFile: titledFile,
  contactDetailsFile: titledFile,
  contactPhone: phone,
  contactEmail: text,
  contactSocialNetworks: z.strictObject({ vk: text }),
});

export const document = z.strictObject({
  id,
  name: text,
  category: z.strictObject({ id, title: text, kind: z.enum(['certificate', 'document', 'technical']) }),
  file,
  publishedAt: date.optional(),
  updatedAt: date,
});

export const documentCategory = z.strictObject({
  id,
  title: text,
  kind: z.enum(['certificate', 'document', 'technical']),
  count: z.int().nonnegative(),
  description: text.optional(),
  updatedAt: date,
});

export const video = z.strictObject({
  id,
  title: text,
  poster: image.optional(),
  publishedAt: date,
  year: z.int(),
  durationSeconds: id.optional(),
  file: file.optional(),
  embedUrl: z.url().optional(),
});

export const review = z.strictObject({
  id,
  author: text,
  position: text.optional(),
  company: text,
  text,
  logo: image.optional(),
  scan: file.optional(),
  project: ref.optional(),
});

const title = text.optional();
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), title, html: text }),
  z.strictObject({ type: z.literal('imageText'), title: text, html: text, image, side: z.enum(['left', 'right']) }),
  z.strictObject({ type: z.literal('numbers'), title, items: z.array(z.strictObject({ value: text, label: text })) }),
  z.strictObject({
    type: z.literal('features'),
    title,
    items: z.array(z.strictObject({ title: text, text, icon: text.optional() })),
  }),
  z.strictObject({ type: z.literal('steps'), title, items: z.array(z.strictObject({ title: text, text })) }),
  z.strictObject({ type: z.literal('gallery'), title, images: z.array(image) }),
  z.strictObject({ type: z.literal('video'), title, video }),
  z.strictObject({
    type: z.literal('quote'),
    text,
    author: text,
    position: text.optional(),
    image: image.optional(),
  }),
  z.strictObject({ type: z.literal('files'), title, items: z.array(document) }),
  z.strictObject({
    type: z.literal('vacancies'),
    title,
    items: z.array(
      z.strictObject({
        title: text,
        town: text,
        schedule: text.optional(),
        salary: text.optional(),
        publishedAt: date.optional(),
        html: text,
      }),
    ),
  }),
  z.strictObject({ type: z.literal('cta'), title: text, text: text.optional(), applicationType: z.literal([1, 2, 3]) }),
]);
const blocks = z.array(block);
const refs = z.array(ref);
const card = { ...named, lead: text, image: image.optional() };

export const newsSummary = z.strictObject({ ...card, publishedAt: date, updatedAt: date });
export const newsItem = newsSummary.extend({ html: text, gallery: z.array(image), related: refs, seo });

export const articleSection = z.strictObject({
  ...named,
  description: text,
  articlesCount: z.int().nonnegative(),
  updatedAt: date,
});
export const articleSummary = newsSummary.extend({ section: ref, industries: z.array(option) });
export const article = articleSummary.extend({
  html: text,
  author: text.optional(),
  equipment: refs,
  related: refs,
  seo,
});

export const equipmentType = z.strictObject({
  ...named,
  description: text.optional(),
  image: image.optional(),
  medium: z.enum(['air', 'water']),
});
export const equipmentSummary = z.strictObject({
  id,
  slug: text,
  name: text,
  lead: text,
  image: image.optional(),
  type: ref,
  highlights: z.array(z.strictObject({ label: text, value: text })),
  updatedAt: date,
});
const row = z.strictObject({ name: text, value: text, unit: text.optional(), key: text.optional() });
const specifications = z.array(z.strictObject({ title: text, rows: z.array(row) }));
export const listedEquipment = equipmentSummary.extend({ specifications });
const axis = z.strictObject({ label: text, unit: text.optional() });
const curve = z.strictObject({ title: text, x: axis, y: axis, points: z.array(z.tuple([z.number(), z.number()])) });
const connection = z.strictObject({
  view: z.enum(['front', 'left', 'top']),
  label: text,
  x: z.number(),
  y: z.number(),
  diameter: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});
const dimensions = z.strictObject({
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  connections: z.array(connection),
});
export const equipment = listedEquipment.extend({
  curves: z.array(curve).optional(),
  dimensions: dimensions.optional(),
  gallery: z.array(image),
  html: text,
  advantages: z.array(z.strictObject({ title: text, text })),
  documents: z.array(document),
  industries: refs,
  solutions: refs,
  projects: refs,
  related: refs,
  video: video.optional(),
  faq: z.array(z.strictObject({ question: text, html: text })),
  leadTime: text.optional(),
  stock: text.optional(),
  spareParts: z.array(z.strictObject({ name: text, article: text, replacement: text.optional() })),
  seo,
});

export const industrySummary = z.strictObject({ ...card, updatedAt: date });
export const industry = industrySummary.extend({ blocks, solutions: refs, projects: refs, seo });
export const solutionSummary = industrySummary.extend({ industry: ref, equipmentCount: z.int() });
export const solution = solutionSummary.extend({
  blocks,
  equipment: refs,
  projects: refs,
  documents: z.array(document),
  seo,
});

export const projectSummary = industrySummary.extend({
  customer: text.optional(),
  town: text.optional(),
  year: z.int(),
  industry: ref.optional(),
});
export const project = projectSummary.extend({
  gallery: z.array(image),
  task: text,
  solution: text,
  result: text,
  results: z.array(z.strictObject({ value: text, label: text })),
  equipment: refs,
  review: review.optional(),
  seo,
});

export const location = z.strictObject({
  id,
  title: text,
  address: text,
  coordinates: z.strictObject({ lat: z.number(), lng: z.number() }),
  phone: phone.optional(),
  email: text.optional(),
  workingHours: text.optional(),
  isCentral: z.boolean(),
});
export const page = z.strictObject({
  slug: text,
  title: text,
  lead: text.optional(),
  image: image.optional(),
  blocks,
  updatedAt: date,
  seo,
});
export const handbook = z.strictObject({ id, type: text, title: text });

const group = <S extends z.ZodType>(item: S) => z.strictObject({ count: z.int().nonnegative(), items: z.array(item) });
export const fastSearch = z.strictObject({
  hasResults: z.boolean(),
  equipment: group(z.strictObject({ id, name: text })),
  industrySolution: group(z.strictObject({ slug: text, name: text })),
  document: group(z.strictObject({ name: text, file })),
  article: group(z.strictObject({ slug: text, name: text })),
});
