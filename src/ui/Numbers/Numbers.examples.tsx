import { Numbers } from './Numbers.tsx';

const nbsp = '\u00a0';

export const examples = {
  Крупные: () => (
    <Numbers
      items={[
        { value: '27', label: 'лет на рынке' },
        { value: `1${nbsp}240`, label: 'объектов в России и СНГ' },
        { value: '22', label: 'модели в каталоге' },
        { value: `100${nbsp}%`, label: 'собственное производство' },
      ]}
    />
  ),
  'В тексте': () => (
    <Numbers
      size="m"
      items={[
        { value: '0', label: 'проб выше нормы за год' },
        { value: `99,9${nbsp}%`, label: 'обеззараживание притока' },
        { value: `−18${nbsp}%`, label: 'расход энергии на приток' },
      ]}
    />
  ),
};
