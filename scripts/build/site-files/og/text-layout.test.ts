import { describe, expect, it } from 'vitest';
import { layOutText } from './text-layout.ts';
import { loadFaces } from './font-outlines.ts';

const faces = loadFaces();
const titleOf = (title: string, subtitle = '') => layOutText(title, subtitle, faces).title;

describe('the texts of a picture', () => {
  it('are aligned to the bottom line, the title above the subtitle', () => {
    const { title, subtitle } = layOutText('О компании', 'Производим установки', faces);
    expect(subtitle).toEqual([{ text: 'Производим установки', size: 28, y: 566 }]);
    expect(title).toEqual([{ text: 'О компании', size: 76, y: 511 }]);
  });

  it.each([
    ['Контакты', 1, 76],
    ['Чистота, которую можно измерить', 2, 62],
    ['Как рассчитать дозу ультрафиолета для воздуха в операционной', 4, 52],
  ])('«%s» takes %i lines of %i px', (text, count, size) => {
    const lines = titleOf(text);
    expect(lines.map((line) => line.size)).toEqual(Array(count).fill(size));
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
  });

  it('end with an ellipsis when there is no room', () => {
    const { title, subtitle } = layOutText(
      'Очень длинное название '.repeat(20),
      'Ещё более длинное описание, '.repeat(20),
      faces,
    );
    expect(title).toHaveLength(5);
    expect(subtitle).toHaveLength(2);
    expect(title.at(-1)?.text).toMatch(/[а-я]…$/);
    expect(subtitle.at(-1)?.text).toMatch(/[а-я]…$/);
    expect(title[0]?.y).toBeGreaterThan(170);
  });

  it('do not break at a no-break space', () => {
    const lines = titleOf('Обеззараживатель воздуха на\u00a01\u00a0200 м³/ч');
    expect(lines.some(({ text }) => text.includes('на\u00a01\u00a0200'))).toBe(true);
  });

  it('leave out characters that the fonts do not have', () => {
    expect(faces.title.widthOf('А字Б', 100)).toBe(faces.title.widthOf('АБ', 100));
    expect(faces.title.draw('字', 100, 0, 0)).not.toContain('<path');
  });
});
