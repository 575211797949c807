import { Link } from '../Link/Link.tsx';
import { FactList } from './FactList.tsx';

export const examples = {
  'О проекте': () => (
    <FactList
      items={[
        { label: 'Заказчик', value: 'Перинатальный центр' },
        { label: 'Город', value: 'Казань' },
        { label: 'Год', value: '2026' },
        { label: 'Отрасль', value: <Link href="/industry/medicine">Медицина</Link> },
      ]}
    />
  ),
};
