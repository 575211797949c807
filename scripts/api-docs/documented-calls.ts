import type { Application } from '../../src/api/resources/application.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { staticPageSlugs } from '../../src/api/resources/static-page.ts';
import { createRecordingClient, type RecordedCall } from './recording-client.ts';

/** A form field of a POST body. */
export interface BodyField {
  type: 'string' | 'integer' | 'boolean' | 'file';
  required: boolean;
  description: string;
}

interface CallDefinition {
  /** The purpose of the call in one sentence. */
  summary: string;
  /** Makes the call; values of the query are examples of their type. */
  send: (api: Api) => unknown;
  body?: Record<string, BodyField>;
}

export interface DocumentedCall extends RecordedCall, Omit<CallDefinition, 'send'> {}

const PAGE = { page: 1, perPage: 12 };
const ID = '{id}';

const APPLICATION: Record<keyof Application, BodyField> = {
  type: { type: 'integer', required: true, description: '1 feedback, 2 excursion, 3 career' },
  userName: { type: 'string', required: true, description: 'First name' },
  userLastName: { type: 'string', required: false, description: 'Last name' },
  userPhone: { type: 'string', required: true, description: 'The digit 7 and ten digits' },
  userEmail: { type: 'string', required: false, description: 'E-mail' },
  userTown: { type: 'string', required: false, description: 'Town; feedback only' },
  text: { type: 'string', required: true, description: 'The message' },
  personalDataProcessingConsent: { type: 'boolean', required: true, description: '1 or 0' },
  pageUrl: { type: 'string', required: true, description: 'URL of the page with the form' },
  fileId: { type: 'string', required: false, description: 'The id of an uploaded file' },
};

const CALL_DEFINITIONS: CallDefinition[] = [
  {
    summary:
      'A: the calls whose replies have changed since the `until` of an earlier reply, including new and deleted entities. Optional: a rebuild then fetches only these.',
    send: (api) => api.changes.since('2026-11-20T10:00:00Z'),
  },
  { summary: 'The data of all pages: phone, e-mail, files of the header.', send: (api) => api.settings.get() },
  { summary: 'News, newest first.', send: (api) => api.news.page(PAGE) },
  { summary: 'One news item.', send: (api) => api.news.get(ID) },
  { summary: 'Sections of the articles.', send: (api) => api.articleSections.page(PAGE) },
  {
    summary: 'Articles of a section (`all`: of all sections), filtered by industry and by words of the title or text.',
    send: (api) => api.articles.page('{section}', { ...PAGE, industry: '', search: '' }),
  },
  { summary: 'One article.', send: (api) => api.articles.get(ID) },
  { summary: 'Industries for the filter of articles.', send: (api) => api.articles.industries() },
  { summary: 'Equipment.', send: (api) => api.equipment.page(PAGE) },
  { summary: 'One item of equipment.', send: (api) => api.equipment.get(ID) },
  { summary: 'Kinds of equipment.', send: (api) => api.equipmentTypes.page(PAGE) },
  { summary: 'Industries.', send: (api) => api.industries.page(PAGE) },
  { summary: 'One industry.', send: (api) => api.industries.get(ID) },
  { summary: 'Solutions for industries.', send: (api) => api.industrySolutions.page(PAGE) },
  { summary: 'One solution.', send: (api) => api.industrySolutions.get(ID) },
  { summary: 'Projects.', send: (api) => api.projects.page(PAGE) },
  { summary: 'One project.', send: (api) => api.projects.get(ID) },
  { summary: 'Reviews of customers.', send: (api) => api.reviews.page(PAGE) },
  {
    summary: 'Videos, newest first; `year` is optional.',
    send: (api) => api.videos.page({ ...PAGE, year: 1 }),
  },
  { summary: 'Years for the filter of videos.', send: (api) => api.videos.years() },
  { summary: 'Categories of documents.', send: (api) => api.documentCategories.page(PAGE) },
  {
    summary: 'Documents, filtered by category, kind and words of the name.',
    send: (api) => api.documents.page({ ...PAGE, category: 1, kind: 'technical', search: '' }),
  },
  {
    summary: 'A document as a download: `Content-Disposition: attachment`.',
    send: (api) => api.documents.download(ID),
  },
  {
    summary: 'Documents as one zip: those with `ids[0]`, `ids[1]` …, or all of a category.',
    send: (api) => api.documents.downloadZip({ ids: [1], category: 1 }),
  },
  {
    summary: `The content of a page: ${staticPageSlugs.join(', ')}.`,
    // The recorder records the placeholder.
    send: (api) => api.pages.get('{name}' as 'index'),
  },
  { summary: 'Offices and factories on the map.', send: (api) => api.locations.all() },
  { summary: 'Lists of values for select fields.', send: (api) => api.handbooks.all() },
  {
    summary: 'Values of a handbook that contain the typed text.',
    send: (api) => api.handbooks.values('{type}', { search: '', page: 1 }),
  },
  {
    summary: 'The first results of each category, for the dropdown under the search field.',
    send: (api) => api.search.fast({ search: '', resultsNumber: 3 }),
  },
  ...(['equipment', 'industrySolution', 'document', 'article'] as const).map((category): CallDefinition => ({
    summary: 'Results of one category: 1 equipment, 2 industry solutions, 3 documents, 4 articles.',
    send: (api) => api.search.inCategory[category]({ ...PAGE, search: '' }),
  })),
  {
    summary: 'Sends the application of a visitor.',
    // The body is described by hand, because the site has no schema for it.
    send: (api) => api.application.create({} as Application),
    body: { ...APPLICATION },
  },
  {
    summary: 'Uploads a file for an application.',
    send: (api) => api.storage.uploadOne(new File([], 'plan.pdf')),
    body: { file: { type: 'file', required: true, description: 'The file, 50 MB at most' } },
  },
];

/** Every call of the site, with the parts of the reply that it uses. */
export function documentedCalls(): DocumentedCall[] {
  return CALL_DEFINITIONS.flatMap(({ send, ...about }) => {
    const recorded: DocumentedCall[] = [];
    void send(createApi(createRecordingClient((call) => recorded.push({ ...call, ...about }))));
    return recorded;
  });
}
