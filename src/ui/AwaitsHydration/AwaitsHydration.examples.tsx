import { IconButton } from '../IconButton/IconButton.tsx';
import { AwaitsHydration } from './AwaitsHydration.tsx';

export const examples = {
  'Кнопка вместо ссылки': () => (
    <AwaitsHydration fallback={<IconButton icon="burger" label="Меню" href="/map" />}>
      <IconButton icon="burger" label="Открыть меню" />
    </AwaitsHydration>
  ),
};
