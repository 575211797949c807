import { SpecTable } from './SpecTable.tsx';

const nbsp = '\u00a0';

export const examples = {
  Характеристики: () => (
    <>
      <SpecTable
        title="Ультрафиолетовый блок"
        rows={[
          { name: 'Длина волны', value: '254', unit: 'нм' },
          { name: 'Доза излучения', value: '40', unit: 'мДж/см²' },
          { name: 'Ресурс ламп', value: `16${nbsp}000`, unit: 'ч' },
        ]}
      />
      <SpecTable title="Основные" rows={[{ name: 'Эффективность обеззараживания', value: `HEPA${nbsp}H14` }]} />
    </>
  ),
};
