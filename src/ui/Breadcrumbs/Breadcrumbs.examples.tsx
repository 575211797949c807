import { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples = {
  'Путь к странице': () => (
    <Breadcrumbs
      items={[
        { label: 'Главная', href: '/' },
        { label: 'Оборудование', href: '/equipment' },
        { label: 'Канальные секции', href: '/equipment#ducts' },
      ]}
      current="«Сфера К-6000»"
    />
  ),
};
