import type { Application } from '../../../api/resources/application.ts';

/** An application without a file. */
export const SAMPLE_APPLICATION: Application = {
  type: 1,
  userName: 'Ольга',
  userPhone: '79991234567',
  text: 'Нужен расчёт',
  personalDataProcessingConsent: true,
  pageUrl: 'https://site.test/news',
};
