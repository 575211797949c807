import type { Application } from '../../api/resources/application.ts';
import type { SendResult } from './send-application.ts';

interface UnderWay {
  application: Application;
  result: Promise<SendResult>;
}

/** What is being sent. Its form may be closed, and opened again, before the result is known. */
const underWay = new Set<UnderWay>();

/** The result of the same application that an earlier form is sending; undefined if there is none. */
export function earlierResult(application: Application): Promise<SendResult> | undefined {
  return [...underWay].find((earlier) => isSameApplication(application, earlier.application))?.result;
}

/** Marks an application as under way until its result is known. */
export async function whileUnderWay(application: Application, result: Promise<SendResult>): Promise<SendResult> {
  const entry = { application, result };
  underWay.add(entry);
  try {
    return await result;
  } finally {
    underWay.delete(entry);
  }
}

/**
 * Whether both are the same application. The page may be another one. A file is lost when its form is closed, so one without a
 * file is the same; one with another file is not.
 */
export function isSameApplication(
  { pageUrl: _page, fileId, ...texts }: Application,
  { pageUrl: _earlierPage, fileId: earlierFile, ...earlierTexts }: Application,
): boolean {
  const isSameFile = fileId === undefined || fileId === earlierFile;
  return isSameFile && JSON.stringify(texts) === JSON.stringify(earlierTexts);
}
