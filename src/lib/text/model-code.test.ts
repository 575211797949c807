import { expect, test } from 'vitest';
import { splitAtModelCodes } from './model-code.ts';

test.each([
  ['Обеззараживатель «Сфера А-1200»', ['Обеззараживатель ', '«Сфера А-1200»', '']],
  ['«Сфера В-90» вместо «Сфера В-40»', ['', '«Сфера В-90»', ' вместо ', '«Сфера В-40»', '']],
  ['Форум «Чистый город»', ['Форум «Чистый город»']],
  ['Обратный осмос', ['Обратный осмос']],
])('«%s» is split at the models in it', (text, parts) => {
  expect(splitAtModelCodes(text)).toEqual(parts);
});
