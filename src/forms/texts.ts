// The fields load when a form does and bring their texts along, so that the frame of the page stays light.
export { forms as texts } from '../i18n/ru/forms.ts';
