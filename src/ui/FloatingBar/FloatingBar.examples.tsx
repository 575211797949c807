import { Button } from '../Button/Button.tsx';
import { FloatingBar } from './FloatingBar.tsx';

const press = () => {};

export const examples = {
  'С действием': () => (
    <FloatingBar
      label="Выбранные файлы"
      text={
        <>
          Выбрано 3 файла<span> · 2,4 Мб</span>
        </>
      }
      clear="Снять выбор"
      onClear={press}
    >
      <Button size="s" icon="zip" onClick={press}>
        Скачать архивом
      </Button>
    </FloatingBar>
  ),
  'Выбрано мало': () => (
    <FloatingBar
      label="Сравнение"
      text="Выбрана 1 модель из 4"
      clear="Снять выбор"
      onClear={press}
      hint="Отметьте ещё одну"
    />
  ),
};
