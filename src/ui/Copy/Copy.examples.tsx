import { CopyButton } from './CopyButton.tsx';

export const examples = {
  Адрес: () => (
    <CopyButton text="Москва, Лужнецкая набережная, 2/4" label="Скопировать адрес" copiedLabel="Адрес скопирован" />
  ),
  'Среди кнопок': () => (
    <CopyButton look="button" icon="link" text="https://chistosfera.ru" label="Скопировать ссылку" />
  ),
  Значок: () => <CopyButton look="icon" text="https://chistosfera.ru" label="Скопировать ссылку" />,
};
