import { application } from '../../i18n/ru/application.ts';
import { areaTexts } from '../../i18n/texts.ts';
import type { ApplicationType } from '../../api/resources/application.ts';

/** The texts that all types of application share. */
export const applicationTexts = () => areaTexts('application', application);

/** The texts that depend on the type of application. */
export const textsOf = (type: ApplicationType) => applicationTexts().byType[type];
