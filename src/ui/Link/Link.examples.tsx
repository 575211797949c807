import { Link } from './Link.tsx';

export const examples = {
  'В тексте': () => (
    <p>
      Нажимая кнопку, вы принимаете <Link href="/policy">политику конфиденциальности</Link> и{' '}
      <Link href="/agreement">даёте согласие</Link> на обработку данных.
    </p>
  ),
  Внешняя: () => (
    <Link href="https://old.chistosfera.ru" external nofollow>
      Старая версия сайта
    </Link>
  ),
  Телефон: () => <Link href="tel:+74951274060">+7 (495) 127-40-60</Link>,
};
