import { join } from 'node:path';
import { createPresets } from './assets/presets.ts';
import { applicationCalls } from './calls/application.ts';
import { articleCalls } from './calls/articles.ts';
import { documentCalls } from './calls/documents.ts';
import { equipmentCalls } from './calls/equipment.ts';
import { fileRoutes } from './calls/files.ts';
import { handbookCalls } from './calls/handbooks.ts';
import { industryCalls } from './calls/industries.ts';
import { newsCalls } from './calls/news.ts';
import { pageCalls } from './calls/pages.ts';
import { projectCalls } from './calls/projects.ts';
import { searchCalls } from './calls/search.ts';
import { settingsCalls } from './calls/settings.ts';
import { uploadCalls } from './calls/upload.ts';
import { videoCalls } from './calls/videos.ts';
import type { Content, ContentFolders } from './content.ts';
import type { Route } from './http/route.ts';
import { createSiteSearch } from './search/site-search.ts';
import type { Applications } from './storage/applications.ts';
import type { Uploads } from './storage/uploads.ts';

/** Submissions of visitors; a reload of the content does not replace them. */
export interface Submissions {
  applications: Applications;
  uploads: Uploads;
}

/** Every path of the API. The first match counts. */
export function createRoutes(
  content: Content,
  { applications, uploads }: Submissions,
  { mediaDir, dataDir }: ContentFolders,
  host: string,
): Route[] {
  const search = createSiteSearch(content.entries);
  const uploadsDir = join(dataDir, 'uploads');
  const presets = createPresets(join(dataDir, 'pictures'));
  return [
    ...settingsCalls(content),
    ...newsCalls(content),
    ...articleCalls(content, search),
    ...equipmentCalls(content),
    ...industryCalls(content),
    ...projectCalls(content),
    ...videoCalls(content),
    ...documentCalls(content, search),
    ...pageCalls(content),
    ...handbookCalls(content),
    ...searchCalls(content, search),
    ...applicationCalls(applications, uploads),
    ...uploadCalls(uploads, uploadsDir, host),
    ...fileRoutes(content, uploads, presets, { mediaDir, uploadsDir }),
  ];
}
