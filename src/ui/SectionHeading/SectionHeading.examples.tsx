import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export const examples = {
  'С надзаголовком и ссылкой': () => (
    <SectionHeading
      eyebrow="Проекты"
      title="Работает на реальных объектах"
      action={<ArrowLink href="/project">Все проекты</ArrowLink>}
    />
  ),
  'Ультрафиолет и вводка': () => (
    <SectionHeading
      eyebrow="Технология"
      eyebrowTone="uv"
      title="Четыре барьера между грязным и чистым"
      lead="Поток проходит их последовательно. Результат каждого барьера можно проверить прибором."
    />
  ),
};
