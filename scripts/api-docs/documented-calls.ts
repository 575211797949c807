import type { Application } from '../../src/api/resources/application.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { createRecordingCall, type RecordedCall } from './recording-client.ts';

/** A form field of a POST body. */
export interface BodyField {
  type: 'string' | 'integer' | 'boolean' | 'file';
  required: boolean;
  means: string;
}

interface Asked {
  /** What the call is for, one sentence. */
  summary: string;
  /** Makes the call; values of the query are examples of their type. */
  ask: (api: Api) => unknown;
  body?: Record<string, BodyField>;
}

export interface DocumentedCall extends RecordedCall, Omit<Asked, 'ask'> {}

const PAGE = { page: 1, perPage: 12 };
const ID = '{id}';

const APPLICATION: Record<keyof Application, BodyField> = {
  type: { type: 'integer', required: true, means: '1 feedback, 2 excursion, 3 career' },
  userName: { type: 'string', required: true, means: 'First name' },
  userLastName: { type: 'string', required: false, means: 'Last name' },
  userPhone: { type: 'string', required: true, means: 'The digit 7 and ten digits' },
  userEmail: { type: 'string', required: false, means: 'E-mail' },
  userTown: { type: 'string', required: false, means: 'Town; feedback only' },
  text: { type: 'string', required: true, means: 'The message' },
  personalDataProcessingConsent: { type: 'boolean', required: true, means: '1 or 0' },
  pageUrl: { type: 'string', required: true, means: 'The page that it was sent from' },
  fileId: { type: 'string', required: false, means: 'The id of a file uploaded before' },
};

const CALLS: Asked[] = [
  { summary: 'What all pages share: phone, e-mail, files of the header.', ask: (api) => api.settings.get() },
  { summary: 'News, newest first.', ask: (api) => api.news.page(PAGE) },
  { summary: 'One news item.', ask: (api) => api.news.get(ID) },
  { summary: 'Sections of the articles.', ask: (api) => api.articleSections.page(PAGE) },
  {
    summary: 'Articles of a section (`all`: of all of them), by industry and by words of the title or text.',
    ask: (api) => api.articles.page('{section}', { ...PAGE, industry: '', search: '' }),
  },
  { summary: 'One article.', ask: (api) => api.articles.get(ID) },
  { summary: 'Industries that articles can be filtered by.', ask: (api) => api.articles.industries() },
  { summary: 'Equipment.', ask: (api) => api.equipment.page(PAGE) },
  { summary: 'One item of equipment.', ask: (api) => api.equipment.get(ID) },
  { summary: 'Kinds of equipment.', ask: (api) => api.equipmentTypes.page(PAGE) },
  { summary: 'Industries.', ask: (api) => api.industries.page(PAGE) },
  { summary: 'One industry.', ask: (api) => api.industries.get(ID) },
  { summary: 'Solutions for industries.', ask: (api) => api.industrySolutions.page(PAGE) },
  { summary: 'One solution.', ask: (api) => api.industrySolutions.get(ID) },
  { summary: 'Projects.', ask: (api) => api.projects.page(PAGE) },
  { summary: 'One project.', ask: (api) => api.projects.get(ID) },
  { summary: 'Reviews of customers.', ask: (api) => api.reviews.page(PAGE) },
  {
    summary: 'Videos, newest first, of a year where one is named.',
    ask: (api) => api.videos.page({ ...PAGE, year: 1 }),
  },
  { summary: 'Years that videos can be filtered by.', ask: (api) => api.videos.years() },
  { summary: 'Categories of documents.', ask: (api) => api.documentCategories.page(PAGE) },
  {
    summary: 'Documents, by category, kind and words of the name.',
    ask: (api) => api.documents.page({ ...PAGE, category: 1, kind: 'technical', search: '' }),
  },
  {
    summary: 'A document as a file to save: `Content-Disposition: attachment`.',
    ask: (api) => api.documents.download(ID),
  },
  {
    summary: 'Documents as one zip: those named as `ids[0]`, `ids[1]` …, or all of a category.',
    ask: (api) => api.documents.downloadZip({ ids: [1], category: 1 }),
  },
  {
    summary:
      'The content of a screen: index, about, career, production, services, purification-technology, planners, policy, agreement, contacts.',
    // The recorder writes down what stands for the name.
    ask: (api) => api.pages.get('{name}' as 'index'),
  },
  { summary: 'Offices and works on the map.', ask: (api) => api.locations.all() },
  { summary: 'Handbooks for selects.', ask: (api) => api.handbooks.all() },
  {
    summary: 'Values of a handbook that begin with or hold the typed text.',
    ask: (api) => api.handbooks.values('{type}', { search: '', page: 1 }),
  },
  {
    summary: 'The first results of each category, for the dropdown under the search field.',
    ask: (api) => api.search.fast({ search: '', resultsNumber: 3 }),
  },
  ...(['equipment', 'industrySolution', 'document', 'article'] as const).map((category): Asked => ({
    summary: 'Results of one category: 1 equipment, 2 industry solutions, 3 documents, 4 articles.',
    ask: (api) => api.search.inCategory[category]({ ...PAGE, search: '' }),
  })),
  {
    summary: 'A visitor’s application.',
    // The body is described by hand: the site sends it and reads only the reply.
    ask: (api) => api.application.create({} as Application),
    body: { ...APPLICATION },
  },
  {
    summary: 'A file that belongs to an application.',
    ask: (api) => api.storage.uploadOne(new File([], 'plan.pdf')),
    body: { file: { type: 'file', required: true, means: 'The file, 50 MB at most' } },
  },
];

/** Every call that the site may make, with what it reads of the reply. */
export function documentedCalls(): DocumentedCall[] {
  return CALLS.flatMap(({ ask, ...about }) => {
    const recorded: DocumentedCall[] = [];
    void ask(createApi(createRecordingCall((call) => recorded.push({ ...call, ...about }))));
    return recorded;
  });
}
