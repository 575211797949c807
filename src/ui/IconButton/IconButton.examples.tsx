import { IconButton } from './IconButton.tsx';

const press = () => {};

export const examples = {
  Простая: () => <IconButton icon="search" label="Найти" onClick={press} />,
  Тихая: () => <IconButton icon="download" label="Скачать" variant="quiet" onClick={press} />,
  Контурная: () => <IconButton icon="arrow-right" label="Дальше" variant="outline" onClick={press} />,
  Тёмная: () => <IconButton icon="up" label="Наверх" variant="ink" onClick={press} />,
  Недоступна: () => <IconButton icon="minus" label="Меньше" disabled />,
  Ссылка: () => <IconButton icon="vk" label="ВКонтакте" variant="outline" href="https://vk.com/chistosfera" external />,
  'На тёмном': () => (
    <div data-tone="ink">
      <IconButton icon="up" label="Наверх" variant="outline" onClick={press} />
      <IconButton icon="close" label="Закрыть" onClick={press} />
    </div>
  ),
};
