import { errors } from '../../i18n/ru/errors.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { type FailureReport, toFailureReport } from './failure-report.ts';

/**
 * The general handler of failed calls: shows a notice and logs the error. The page stays; the page loader decides whether an
 * error page replaces it.
 * @param advice what the visitor can do now; the last sentence of the notice
 */
export function reportFailure(error: unknown, advice?: string): FailureReport | undefined {
  const report = toFailureReport(error, areaTexts('errors', errors));
  if (!report) return undefined;
  console.error(report.isFatal ? 'A fatal failure' : 'A failure', error);
  notify({ title: report.title, text: [report.message, advice].filter(Boolean).join('. '), tone: 'error' });
  return report;
}
