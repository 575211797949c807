import { PlainText } from './PlainText.tsx';

export const examples = {
  'Текст с адресом': () => (
    <p>
      <PlainText>Подбор и чертежи для «Сферы А-1200»: project@chistosfera.ru, +7 (495) 127-40-60.</PlainText>
    </p>
  ),
};
