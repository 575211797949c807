import { Sample } from '../examples/Sample.tsx';

const today = '2026-11-21';

export const examples = {
  'Пустая, обязательная': () => <Sample type="date" label="Дата" required behaviour={{ today }} />,
  Заполнена: () => <Sample type="date" label="Дата" value="2026-11-18" hasClear behaviour={{ today }} />,
  'Такой даты нет': () => <Sample type="date" label="Дата" value="2026-02-31" behaviour={{ today }} />,
  Недоступна: () => <Sample type="date" label="Дата" value="2026-11-18" disabled />,
  'Период до сегодня': () => (
    <Sample
      type="date"
      subType="range"
      label="Период"
      value={{ from: '2026-11-10', to: '2026-11-18' }}
      behaviour={{ today, maxDay: 'today' }}
    />
  ),
  'Период с одной стороны': () => (
    <Sample
      type="date"
      subType="range"
      label="Период"
      value={{ from: '2026-11-10', to: null }}
      hasClear
      behaviour={{ today }}
    />
  ),
  'Период, пустой': () => <Sample type="date" subType="range" label="Период" required behaviour={{ today }} />,
  'Время, 24 часа': () => <Sample type="date" subType="time" label="Время, 24 ч" value="09:30" />,
  'Время, 12 часов': () => <Sample type="date" subType="time-12" label="Время, 12 ч" value="09:30" hasClear />,
  'Время, пустое': () => <Sample type="date" subType="time" label="Время" error="Выберите время" required />,
};
