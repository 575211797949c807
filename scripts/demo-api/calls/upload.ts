import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dimensions } from '../assets/media.ts';
import { invalid } from '../http/api-error.ts';
import { contentType, extensionOf } from '../http/content-types.ts';
import { readForm } from '../http/form.ts';
import type { IncomingFile } from '../http/form.ts';
import { API_PREFIX } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { FileObject } from '../shapes/file-object.ts';
import type { Upload, Uploads } from '../storage/uploads.ts';

export const UPLOAD_ORIGIN = 'uploads';
const ALLOWED_EXTENSIONS = 'mp4 mov jpeg jpg png gif rar zip pdf doc docx xls xlsx'.split(' ');
const MAX_BYTES = 50 * 1024 * 1024;
const FILE_FIELD = 'file';

/** A received file, before it is stored. */
interface Received {
  draft: string;
  originalName: string;
  extension: string;
}

/** @param host the origin of file URLs */
export function uploadCalls(uploads: Uploads, directory: string, host: string): Route[] {
  async function receive(file: IncomingFile): Promise<Received> {
    const extension = extensionOf(file.name);
    if (!ALLOWED_EXTENSIONS.includes(extension)) {
      file.content.resume();
      throw invalid({ [FILE_FIELD]: [`Подходят файлы ${ALLOWED_EXTENSIONS.map((type) => `.${type}`).join(', ')}`] });
    }
    await mkdir(directory, { recursive: true });
    const draft = join(directory, `${randomUUID()}.part`);
    try {
      await pipeline(file.content, createWriteStream(draft));
    } catch (cause) {
      await rm(draft, { force: true });
      throw cause;
    }
    if (file.content.truncated) {
      await rm(draft, { force: true });
      throw invalid({ [FILE_FIELD]: ['Файл больше 50\u00a0Мб'] });
    }
    return { draft, originalName: file.name.slice(-255), extension };
  }

  async function keep({ draft, originalName, extension }: Received): Promise<Upload> {
    const name = `${randomUUID()}.${extension}`;
    const path = join(directory, name);
    await rename(draft, path);
    const { size } = await stat(path);
    const { width = null, height = null } = isImage(extension) ? await dimensions(path) : {};
    return uploads.add({ name, originalName, extension, bytes: size, width, height });
  }

  const upload: Route = {
    method: 'POST',
    path: `${API_PREFIX}/storage/upload-one`,
    async handle({ request }) {
      const received: Received[] = [];
      const onFile = async (file: IncomingFile) => {
        if (file.field === FILE_FIELD) received.push(await receive(file));
        else file.content.resume();
      };
      try {
        await readForm(request, { maximumBytes: MAX_BYTES, onFile });
      } catch (cause) {
        await Promise.all(received.map(({ draft }) => rm(draft, { force: true })));
        throw cause;
      }
      const [file] = received;
      if (!file) throw invalid({ [FILE_FIELD]: ['Выберите файл'] });
      return { value: uploadReply(await keep(file), host) };
    },
  };
  return [upload];
}

const isImage = (extension: string) => contentType(extension).startsWith('image/');

/** The fields of File and of UploadedFile together. */
function uploadReply({ id, name, originalName, extension, bytes, width, height }: Upload, host: string) {
  const file: FileObject = { host, origin: UPLOAD_ORIGIN, relativeUrl: name, extension, size: { bytes } };
  return { id, originalName, ...file, ...(width && height && { width, height }) };
}
