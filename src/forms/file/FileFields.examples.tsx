import { Sample } from '../examples/Sample.tsx';
import { uploaded, uploadToMemory } from '../examples/sample-servers.ts';
import { fieldTexts } from '../field-texts.ts';
import { FileEntryBox } from './FileEntryBox.tsx';

const server = { upload: uploadToMemory };
const megabyte = 1024 ** 2;
const stay = () => {};
const handlers = { onRemove: stay, onRetry: stay, onDismiss: stay };
const plan = new File(['x'], 'план.dwg');
const pdf = new File(['x'], 'Экспликация.pdf');

export const examples = {
  Ожидает: () => <Sample type="file" label="Файл" behaviour={server} />,
  'Ожидает, ошибка формы': () => <Sample type="file" label="Файл" behaviour={server} required error="Приложите файл" />,
  Загружается: () => <FileEntryBox entry={{ status: 'uploading', key: 1, file: pdf, progress: 0.62 }} {...handlers} />,
  Загружен: () => (
    <Sample type="file" label="Файл" value={uploaded('Экспликация-2-этаж.pdf', 1.8 * megabyte)} behaviour={server} />
  ),
  'Не тот формат': () => (
    <FileEntryBox
      entry={{ status: 'error', key: 1, file: plan, text: fieldTexts().file.wrongType, canRetry: false }}
      {...handlers}
    />
  ),
  'Не загрузился': () => (
    <FileEntryBox
      entry={{ status: 'error', key: 1, file: pdf, text: fieldTexts().file.failed, canRetry: true }}
      {...handlers}
    />
  ),
  Недоступен: () => <Sample type="file" label="Файл" behaviour={server} disabled />,
  Несколько: () => (
    <Sample
      type="multiple-file"
      label="Файлы"
      value={[uploaded('Экспликация.pdf', 1.8 * megabyte), uploaded('Смета на двенадцать помещений.docx', 48_000)]}
      behaviour={server}
    />
  ),
  'Несколько, пусто': () => <Sample type="multiple-file" label="Файлы" behaviour={server} required />,
};
