import { forms } from '../i18n/ru/forms.ts';
import { areaTexts } from '../i18n/texts.ts';

/** The texts of the fields. They are loaded with the first form, not with the layout. */
export const fieldTexts = () => areaTexts('forms', forms);
