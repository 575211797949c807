import { Sample } from '../examples/Sample.tsx';

const long = 'Нужен расчёт для операционного блока на 14 помещений. '.repeat(10).slice(0, 500);

export const examples = {
  'Пустое, обязательное': () => <Sample type="text" label="Имя" placeholder="Введите имя" required maxLength={225} />,
  'Подпись по умолчанию': () => <Sample type="text" label="Имя" behaviour={{ placeholderCase: 'upper' }} />,
  'Заполнено, с очисткой': () => <Sample type="text" label="Имя" value="Ольга" hasClear required />,
  'Со значком': () => (
    <Sample type="text" subType="search" label="Поиск" placeholder="Название или модель" icon="search" hasClear />
  ),
  Ошибка: () => <Sample type="text" label="Имя" placeholder="Введите имя" error="Укажите имя" required />,
  Недоступно: () => <Sample type="text" label="Имя" value="Ольга" disabled />,
  'Предел длины': () => <Sample type="text" label="Город" value="Казань" maxLength={6} />,
  'Без видимой подписи': () => <Sample type="text" label="Поиск" icon="search" behaviour={{ hideLabel: true }} />,
  Телефон: () => <Sample type="text" label="Телефон" phoneMask required hasClear />,
  'Телефон, часть номера': () => <Sample type="text" label="Телефон" phoneMask value="79162045" />,
  'E-mail': () => <Sample type="text" subType="email" label="E-mail" placeholder="Введите e-mail" hasClear />,
  'E-mail с ошибкой': () => (
    <Sample type="text" subType="email" label="E-mail" value="semenova@gkb" error="Проверьте адрес: нужен домен" />
  ),
  Маска: () => <Sample type="text" label="ИНН" mask="#### ###### ##" placeholder="0000 000000 00" />,
  Пароль: () => <Sample type="password" label="Пароль" value="Sfera-254" />,
  Сообщение: () => <Sample type="textarea" label="Сообщение" placeholder="Опишите объект" maxLength={500} required />,
  'Сообщение, со значком и очисткой': () => (
    <Sample type="textarea" label="Сообщение" value="Нужен расчёт" icon="mail" hasClear maxLength={500} />
  ),
  'Сообщение, предел': () => <Sample type="textarea" label="Сообщение" value={long} maxLength={500} />,
  'Сообщение, недоступно': () => <Sample type="textarea" label="Сообщение" value="Нужен расчёт" disabled />,
};
