import { application } from '../../i18n/ru/application.ts';
import { areaTexts } from '../../i18n/texts.ts';
import type { ApplicationType } from '../../api/resources/application.ts';

/** The texts that applications of all types share. */
export const texts = () => areaTexts('application', application);

/** The texts of one type: a career speaks of a vacancy where feedback speaks of an application. */
export const textsOf = (type: ApplicationType) => texts().byType[type];
