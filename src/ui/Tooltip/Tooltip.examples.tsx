import { Tooltip } from './Tooltip.tsx';

export const examples = {
  Подсказка: () => (
    <Tooltip text="Доза указана для лампы в конце ресурса">
      {(description) => (
        <button type="button" {...description}>
          Доза 40 мДж/см²
        </button>
      )}
    </Tooltip>
  ),
};
