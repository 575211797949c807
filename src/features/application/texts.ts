import { application } from '../../i18n/ru/application.ts';
import { areaTexts } from '../../i18n/texts.ts';

export const texts = () => areaTexts('application', application);
