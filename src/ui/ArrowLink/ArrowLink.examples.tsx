import { ArrowLink } from './ArrowLink.tsx';

export const examples = {
  Переход: () => <ArrowLink href="/project">Все проекты</ArrowLink>,
  Внешняя: () => (
    <ArrowLink href="https://old.chistosfera.ru" external>
      Старая версия сайта
    </ArrowLink>
  ),
  Действие: () => <ArrowLink onClick={() => {}}>Записаться на экскурсию</ArrowLink>,
  'Файл в новой вкладке': () => (
    <ArrowLink href="https://files.chistosfera.ru/review.pdf" external icon="file">
      Скан отзыва
    </ArrowLink>
  ),
};
