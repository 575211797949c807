import { Steps } from './Steps.tsx';

const stages = [
  { title: 'Задание', text: 'Норма, расход, условия установки' },
  { title: 'Модель', text: 'Расчёт потока и облучённости' },
  { title: 'Образец', text: 'Сборка и 500 часов на стенде' },
  { title: 'Серия', text: 'Контроль каждого изделия' },
];

export const examples = {
  Номера: () => <Steps items={stages} />,
  'Бусины на тёмном': () => (
    <div data-tone="ink">
      <Steps
        marks="beads"
        items={[
          { title: 'Предфильтр G4', text: 'Задерживает крупную пыль и волокна' },
          { title: 'Фильтр HEPA H14', text: 'Улавливает 99,995 % частиц' },
          { title: 'Ультрафиолет 254 нм', text: 'Разрушает ДНК вирусов и бактерий', uv: true },
          { title: 'Контроль дозы', text: 'Датчик измеряет излучение' },
        ]}
      />
    </div>
  ),
};
