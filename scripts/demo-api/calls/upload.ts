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
import { prefix } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { FileObject } from '../shapes/file-object.ts';
import type { Upload, Uploads } from '../storage/uploads.ts';

export const uploadOrigin = 'uploads';
const allowed = 'mp4 mov jpeg jpg png gif rar zip pdf doc docx xls xlsx'.split(' ');
const maximumBytes = 50 * 1024 * 1024;
const field = 'file';

/** A file as it was received, before it has a place among the uploads. */
interface Received {
  draft: string;
  originalName: string;
  extension: string;
}

/** @param host the origin that file addresses start with */
export function uploadCalls(uploads: Uploads, directory: string, host: string): Route[] {
  async function receive(file: IncomingFile): Promise<Received> {
    const extension = extensionOf(file.name);
    if (!allowed.includes(extension)) {
      file.content.resume();
      throw invalid({ [field]: [`Подходят файлы ${allowed.map((type) => `.${type}`).join(', ')}`] });
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
      throw invalid({ [field]: ['Файл больше 50\u00a0Мб'] });
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
    path: `${prefix}/storage/upload-one`,
    async answer({ request }) {
      const received: Received[] = [];
      const onFile = async (file: IncomingFile) => {
        if (file.field === field) received.push(await receive(file));
        else file.content.resume();
      };
      try {
        await readForm(request, { maximumBytes, onFile });
      } catch (cause) {
        await Promise.all(received.map(({ draft }) => rm(draft, { force: true })));
        throw cause;
      }
      const [file] = received;
      if (!file) throw invalid({ [field]: ['Выберите файл'] });
      return { value: uploadReply(await keep(file), host) };
    },
  };
  return [upload];
}

const isImage = (extension: string) => contentType(extension).startsWith('image/');

/** The fields of File and of UploadedFile together. */
function uploadReply({ id, name, originalName, extension, bytes, width, height }: Upload, host: string) {
  const file: FileObject = { host, origin: uploadOrigin, relativeUrl: name, extension, size: { bytes } };
  return { id, originalName, ...file, ...(width && height && { width, height }) };
}
