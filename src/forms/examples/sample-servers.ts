import { FileUploadError } from '../file/file-upload-error.ts';
import type { FieldOption, UploadedFile } from '../field-definition.ts';
import type { LoadOptions, UploadFile } from '../field-props.ts';
import { filterOptions } from '../select/list-navigation.ts';

const PER_PAGE = 3;
const LATENCY_MS = 400;

export const industries: FieldOption[] = [
  'Медицина',
  'Медицинские лаборатории',
  'Медицинская промышленность',
  'Медицинские центры',
  'Медтехника',
  'Образование',
  'Пищевое производство',
  'Транспорт',
].map((label, index) => ({ value: index + 1, label }));

/** A server in memory: returns two pages for «мед» and fails for «ошибка». */
export const loadIndustries: LoadOptions = async ({ search, page }) => {
  await wait(LATENCY_MS);
  if (search === 'ошибка') throw new Error('The server does not answer');
  const found = filterOptions(industries, search);
  const items = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { items, currentPage: page, lastPage: Math.max(1, Math.ceil(found.length / PER_PAGE)) };
};

/** Takes a second, then accepts the file; refuses names with «вирус». */
export const uploadToMemory: UploadFile = async (file, { onProgress, signal }) => {
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await wait(LATENCY_MS / 2);
    signal.throwIfAborted();
    onProgress(share);
  }
  if (file.name.includes('вирус')) throw new FileUploadError(['Файл заражён', 'выберите другой']);
  return uploaded(file.name, file.size);
};

let nextId = 1;
export function uploaded(originalName: string, bytes: number): UploadedFile {
  return { id: nextId++, originalName, size: { bytes } };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
