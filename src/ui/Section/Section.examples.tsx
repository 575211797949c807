import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Section } from './Section.tsx';

export const examples = {
  Светлая: () => (
    <Section tone="mist">
      <SectionHeading title="Где уже работает" />
    </Section>
  ),
  Тёмная: () => (
    <Section tone="ink" compact>
      <SectionHeading title="Как рождается установка" />
    </Section>
  ),
};
