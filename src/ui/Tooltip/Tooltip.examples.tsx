import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const examples = {
  Подсказка: () => (
    <Tooltip text="Доза указана для лампы в конце ресурса">
      {(description) => (
        <Button variant="outline" {...description}>
          Доза 40 мДж/см²
        </Button>
      )}
    </Tooltip>
  ),
};
