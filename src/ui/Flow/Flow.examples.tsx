import { Flow } from './Flow.tsx';

export const examples = {
  Заголовок: () => <Flow drawing="header" />,
  'Лужники вместо карты': () => <Flow drawing="river" />,
  Технология: () => (
    <div data-tone="ink">
      <Flow drawing="dark" />
    </div>
  ),
};
