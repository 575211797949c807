import { Badge } from './Badge.tsx';

export const examples = {
  Метки: () => (
    <>
      <Badge tone="air" icon="air">
        Воздух
      </Badge>
      <Badge tone="water" icon="water">
        Вода
      </Badge>
      <Badge tone="uv" icon="uv">
        УФ 254 нм
      </Badge>
      <Badge tone="ok" icon="check">
        Серия
      </Badge>
      <Badge tone="warn" icon="clock">
        Под заказ
      </Badge>
      <Badge>Новинка</Badge>
    </>
  ),
};
