import { Highlights } from './Highlights.tsx';

export const examples = {
  'Главные цифры': () => (
    <Highlights
      items={[
        { value: '1\u00a0200\u00a0м³/ч', label: 'производительность' },
        { value: '99,9', unit: '%', label: 'обеззараживание' },
        { value: 'H14', label: 'класс HEPA-фильтра' },
        { value: '44', unit: 'дБ(А)', label: 'уровень шума' },
      ]}
    />
  ),
};
