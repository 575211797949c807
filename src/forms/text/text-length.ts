import { typedLines, visibleLines } from '../../lib/text/pasted-text.ts';
import { fieldTexts } from '../field-texts.ts';

interface Limited {
  error?: string;
  maxLength?: number;
}

/** The message below a text field: its own error, else that the limit is reached. */
export function textError({ error, maxLength }: Limited, length: number): string | undefined {
  if (error) return error;
  return maxLength !== undefined && length >= maxLength ? fieldTexts().limit(maxLength) : undefined;
}

/** The length of a text as sent by a form: without what cannot be seen, and a line break is two characters. */
export function sentLength(text: string): number {
  return formLength(visibleLines(text));
}

/** The `maxlength` attribute, which counts the text as it is in the field. Blanks at its end count, since more may follow. */
export function typedLimit(text: string, maxLength: number): number {
  return Math.max(0, text.length + maxLength - formLength(typedLines(text)));
}

function formLength(text: string): number {
  return text.replaceAll('\n', '\r\n').length;
}
