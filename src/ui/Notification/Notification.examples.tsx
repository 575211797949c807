import { Button } from '../Button/Button.tsx';
import { NotificationHost } from './NotificationHost.tsx';
import { notify } from './notifications.ts';

export const examples = {
  Уведомления: () => (
    <>
      <Button
        variant="outline"
        onClick={() => notify({ title: 'Успех', text: 'Обращение отправлено', tone: 'success' })}
      >
        Успех
      </Button>
      <Button
        variant="outline"
        onClick={() => notify({ title: 'Неизвестная ошибка', text: 'Проверьте соединение и повторите', tone: 'error' })}
      >
        Ошибка
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          notify({ title: 'Вышла новая версия сайта', text: 'Обновится при переходе на другую страницу', tone: 'info' })
        }
      >
        Сведение
      </Button>
      <NotificationHost />
    </>
  ),
};
