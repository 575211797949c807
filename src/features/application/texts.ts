import { application } from '../../i18n/ru/application.ts';
import { areaTexts } from '../../i18n/texts.ts';
import type { ApplicationType } from '../../api/resources/application.ts';

/** The texts that all types of application share. */
export const texts = () => areaTexts('application', application);

/** The texts that depend on the type of application. */
export const textsOf = (type: ApplicationType) => texts().byType[type];
