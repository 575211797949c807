import { Chip, Chips } from './Chip.tsx';

const press = () => {};

export const examples = {
  Фильтр: () => (
    <Chips label="Среда">
      <Chip active count={64} onClick={press}>
        Все
      </Chip>
      <Chip count={34} onClick={press}>
        Воздух
      </Chip>
      <Chip count={30} onClick={press}>
        Вода
      </Chip>
      <Chip count={0} disabled>
        Газ
      </Chip>
    </Chips>
  ),
  Ссылки: () => (
    <Chips>
      <Chip href="/industry/medicine">Медицина</Chip>
      <Chip href="/industry/education">Образование</Chip>
    </Chips>
  ),
};
