import { type SubmitEvent, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';

const stay = (event: SubmitEvent) => event.preventDefault();

function Example({ label, begin, size }: { label: string; begin: string; size?: 'display' }) {
  const [text, setText] = useState(begin);
  return (
    <SearchBox
      action="/search"
      label={label}
      placeholder="Паспорт, сертификат, модель"
      submitLabel="Найти"
      clearLabel="Очистить"
      value={text}
      onChange={setText}
      onSubmit={stay}
      size={size}
    />
  );
}

export const examples = {
  'В строке инструментов': () => <Example label="Поиск документов" begin="" />,
  'Во главе страницы': () => <Example label="Поиск по сайту" begin="фильтр" size="display" />,
};
