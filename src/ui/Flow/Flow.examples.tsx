import { Flow } from './Flow.tsx';

export const examples = {
  Заголовок: () => <Flow stage="header" />,
  'Лужники вместо карты': () => <Flow stage="river" />,
  Технология: () => (
    <div data-tone="ink">
      <Flow stage="dark" />
    </div>
  ),
};
