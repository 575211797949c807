import { Flow } from './Flow.tsx';

export const examples = {
  Заголовок: () => <Flow stage="header" />,
  Технология: () => (
    <div data-tone="ink">
      <Flow stage="dark" />
    </div>
  ),
};
