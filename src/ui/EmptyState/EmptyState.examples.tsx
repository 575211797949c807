import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples = {
  'Ничего не нашлось': () => (
    <EmptyState title="Результатов нет" actions={<Button href="/equipment">Весь каталог</Button>}>
      Проверьте написание или назовите тип оборудования: «рециркулятор», «обратный осмос».
    </EmptyState>
  ),
};
