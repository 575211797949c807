import { Button } from './Button.tsx';

const press = () => {};

export const examples = {
  Основная: () => <Button onClick={press}>Оставить заявку</Button>,
  Отправка: () => <Button busy>Оставить заявку</Button>,
  Недоступна: () => <Button disabled>Оставить заявку</Button>,
  Контурная: () => (
    <Button variant="outline" href="/documents">
      Все документы
    </Button>
  ),
  Тихая: () => (
    <Button variant="quiet" onClick={press}>
      Показать ещё 9
    </Button>
  ),
  Тёмная: () => (
    <Button variant="ink" icon="route" href="https://yandex.ru/maps/" external>
      Построить маршрут
    </Button>
  ),
  Большая: () => (
    <Button size="l" href="/equipment">
      Выбрать оборудование
    </Button>
  ),
  Малая: () => (
    <Button size="s" icon="zip" onClick={press}>
      Скачать архивом
    </Button>
  ),
  'Со стрелкой': () => (
    <Button variant="outline" iconAfter="arrow-down" href="#solutions">
      6 решений
    </Button>
  ),
  'На тёмном': () => (
    <div data-tone="ink">
      <Button onClick={press}>Скачать архивом</Button>
      <Button variant="outline" onClick={press}>
        Снять выбор
      </Button>
      <Button variant="quiet" onClick={press}>
        Показать ещё
      </Button>
      <Button disabled>Оставить заявку</Button>
    </div>
  ),
};
