import { forms } from '../i18n/ru/forms.ts';
import { areaTexts } from '../i18n/texts.ts';

/** The texts of the fields. They load when a form does and bring them along, so that the frame of the page stays light. */
export const texts = () => areaTexts('forms', forms);
