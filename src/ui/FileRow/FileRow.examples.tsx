import { IconButton } from '../IconButton/IconButton.tsx';
import { FileList, FileRow } from './FileRow.tsx';

const host = 'https://files.chistosfera.ru';

export const examples = {
  Файлы: () => (
    <FileList label="Документы">
      <FileRow
        file={{
          href: `${host}/passport.pdf`,
          name: 'Паспорт и руководство по эксплуатации',
          extension: 'pdf',
          bytes: 1_258_291,
        }}
        date="14.03.2026"
      />
      <FileRow file={{ href: `${host}/questions.doc`, name: 'Опросный лист', extension: 'doc', bytes: 98_304 }} />
      <FileRow
        file={{ href: `${host}/drawings.zip`, name: 'Чертежи, полный набор', extension: 'zip' }}
        action={<IconButton icon="download" label="Скачать: Чертежи, полный набор" edge="end" />}
      />
    </FileList>
  ),
};
