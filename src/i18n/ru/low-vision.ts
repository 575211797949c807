/** Texts of the panel for visitors with low vision. */
export const lowVision = {
  lead: 'Выбор действует сразу на\u00a0всех страницах и\u00a0запоминается в\u00a0этом браузере.',
  ways: { size: 'Размер текста', scheme: 'Цвета', spacing: 'Интервалы', images: 'Изображения' },
  values: {
    size: { '100': '100\u00a0%', '150': '150\u00a0%', '200': '200\u00a0%' },
    scheme: {
      usual: 'Обычные',
      black: 'Чёрным по\u00a0белому',
      white: 'Белым по\u00a0чёрному',
      blue: 'Синим по\u00a0голубому',
    },
    spacing: { usual: 'Обычные', wide: 'Увеличенные' },
    images: { shown: 'Показывать', hidden: 'Скрыть' },
  },
  reset: 'Вернуть обычный вид',
};
