import { Link } from '../../ui/Link/Link.tsx';
import type { FieldOption } from '../field-definition.ts';
import { Sample } from '../examples/Sample.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const media: FieldOption[] = [
  { value: 'air', label: 'Воздух' },
  { value: 'water', label: 'Вода' },
  { value: 'surfaces', label: 'Поверхности', disabled: true },
];
const stay = () => {};

export const examples = {
  'Флажок, не выбран': () => <Sample type="checkbox" label="Нужен выезд инженера" />,
  'Флажок, выбран': () => <Sample type="checkbox" label="Нужен выезд инженера" value={true} />,
  'Флажок, выбрана часть': () => (
    <CheckboxField name="all" label="Все документы" value={false} partial onChange={stay} />
  ),
  'Флажок, согласие': () => (
    <Sample
      type="checkbox"
      required
      error="Без согласия мы не сможем принять заявку"
      label={
        <>
          Согласен на <Link href="/agreement">обработку персональных данных</Link>
        </>
      }
    />
  ),
  'Флажок, недоступен': () => <Sample type="checkbox" label="Нужен выезд инженера" value={true} disabled />,
  Переключатель: () => <Sample type="radio" label="Среда" value="air" options={media} required />,
  'Переключатель, ошибка': () => <Sample type="radio" label="Среда" options={media} error="Выберите среду" required />,
  Тумблер: () => <Sample type="toggle" label="Показать архивные" />,
  'Тумблер, включён': () => <Sample type="boolean" label="Показать архивные" value={true} />,
  'Тумблер, ошибка': () => <Sample type="toggle" label="Показать архивные" error="Включите архив" required />,
  'Тумблер, недоступен': () => <Sample type="toggle" label="Показать архивные" disabled />,
  Счётчик: () => <Sample type="counter" label="Количество" value={4} required />,
  'Счётчик на пределах': () => <Sample type="counter" label="Количество" value={1} behaviour={{ max: 3 }} />,
  'Счётчик, ошибка': () => <Sample type="counter" label="Количество" value={9} error="На складе 8" />,
  'Счётчик, недоступен': () => <Sample type="counter" label="Количество" value={2} disabled />,
  Сегмент: () => <Sample type="options" label="Среда" value="air" options={media} required />,
  Чипы: () => <Sample type="options" subType="chips" label="Среда" options={media} />,
  'Чипы, несколько': () => (
    <Sample type="options" subType="multiple" label="Среды" value={['air', 'water']} options={media} />
  ),
  'Чипы, ошибка': () => (
    <Sample type="options" subType="chips" label="Среда" options={media} error="Выберите среду" required />
  ),
  Цвет: () => <Sample type="color" label="Цвет корпуса" value="#00727e" hasClear />,
  'Цвет, пусто и ошибка': () => <Sample type="color" label="Цвет корпуса" error="Выберите цвет корпуса" required />,
  'Цвет, недоступен': () => <Sample type="color" label="Цвет корпуса" value="#00727e" disabled />,
};
