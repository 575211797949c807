import { SideNav } from './SideNav.tsx';

export const examples = {
  'Категории документов': () => (
    <SideNav
      title="Документы"
      items={[
        { label: 'Все документы', href: '/documents', count: 34 },
        { label: 'Сертификаты', href: '/documents?kind=certificate', count: 12, current: 'true' },
        { label: 'Сертификаты соответствия', href: '/documents?category=3', count: 8, nested: true },
      ]}
    />
  ),
};
