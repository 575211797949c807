import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { SpecTable } from '../SpecTable/SpecTable.tsx';
import { Split } from './Split.tsx';

export const examples = {
  'Заголовок и содержание': () => (
    <Split
      first={
        <SectionHeading
          position="aside"
          title="Характеристики"
          lead="Данные испытаний серийного образца, протокол № 114/26"
        />
      }
    >
      <SpecTable title="Ультрафиолетовый блок" rows={[{ name: 'Длина волны', value: '254', unit: 'нм' }]} />
    </Split>
  ),
};
