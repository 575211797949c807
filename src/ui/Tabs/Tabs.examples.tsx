import { TabPanels } from './TabPanels.tsx';
import { Tabs } from './Tabs.tsx';

export const examples = {
  Ссылки: () => (
    <Tabs
      label="Разделы поиска"
      current="/search?tab=1"
      items={[
        { label: 'Оборудование', href: '/search?tab=1', count: 12 },
        { label: 'Решения для отраслей', href: '/search?tab=2', count: 4 },
        { label: 'Документы', href: '/search?tab=3', count: 33 },
        { label: 'Статьи', href: '/search?tab=4', count: 9 },
      ]}
    />
  ),
  'На странице': () => (
    <TabPanels
      label="Применение"
      items={[
        { label: 'Отрасли', content: 'Медицина, образование, лаборатории' },
        { label: 'Решения', count: 3, content: 'Операционный блок, палата, класс' },
      ]}
    />
  ),
};
