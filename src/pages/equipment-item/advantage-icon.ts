import type { IconName } from '../../ui/Icon/Icon.tsx';

/** Icons by words in an advantage. The first match counts. */
const SUBJECTS: [RegExp, IconName][] = [
  [/дБ|шум|тихо|тиш/i, 'sound'],
  [/приём|доставк|склад|отгруз/i, 'transport'],
  [/доз|датчик|контрол|измер|журнал|показан/i, 'gauge'],
  [/обслуж|замен|смен|минут|инструмент|промыв/i, 'reload'],
  [/ультрафиолет|ламп|УФ|камер/i, 'uv'],
  [/мембран|вод[аыуе]|расход|гидравл/i, 'water'],
  [/вентилятор|скорост|поток/i, 'fan'],
  [/фильтр|HEPA|частиц/i, 'filter'],
  [/энерг|ватт|кВт|мощност|питан/i, 'power'],
  [/воздух|помещен/i, 'air'],
];

/** A decorative icon for an advantage; the API has none. */
export function advantageIcon({ title, text }: { title: string; text: string }): IconName {
  const find = (words: string) => SUBJECTS.find(([words_]) => words_.test(words))?.[1];
  return find(title) ?? find(text) ?? 'shield';
}
