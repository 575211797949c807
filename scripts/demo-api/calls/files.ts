import { join } from 'node:path';
import { MEDIA_ORIGIN } from '../assets/media.ts';
import { DOCUMENT_ORIGIN } from '../assets/documents.ts';
import type { Presets } from '../assets/presets.ts';
import { describeFile } from '../assets/served-files.ts';
import type { Content } from '../content.ts';
import { ApiError, ERROR_CODES } from '../http/api-error.ts';
import { contentDisposition } from '../http/disposition.ts';
import { contentType, extensionOf } from '../http/content-types.ts';
import type { RouteResult, Route } from '../http/route.ts';
import type { Uploads } from '../storage/uploads.ts';
import { UPLOAD_ORIGIN } from './upload.ts';

interface Folders {
  mediaDir: string;
  uploadsDir: string;
}

/** The path of a file and its download name. */
interface Located {
  path: string;
  name: string;
}

/** The URLs of file objects: `/origin/[preset/]relativeUrl`. */
export function fileRoutes(content: Content, uploads: Uploads, presets: Presets, folders: Folders): Route[] {
  const media = (name: string): Located | undefined =>
    content.media.has(name) ? { path: join(folders.mediaDir, name), name } : undefined;

  function document(filePath: string): Located | undefined {
    const [id, name = '', ...rest] = filePath.split('/');
    const entry = id === undefined ? undefined : content.entries.documents.find(id);
    const path = entry?.fileName === name && rest.length === 0 ? content.documents.get(entry.id)?.path : undefined;
    return path === undefined ? undefined : { path, name };
  }

  function upload(name: string): Located | undefined {
    const found = uploads.findByName(name);
    return found && { path: join(folders.uploadsDir, found.name), name: found.originalName };
  }

  const fromUploads = { 'Content-Security-Policy': 'sandbox' };
  return [
    fileRoute(MEDIA_ORIGIN, media, presets),
    fileRoute(DOCUMENT_ORIGIN, document, presets),
    fileRoute(UPLOAD_ORIGIN, upload, presets, fromUploads),
  ];
}

function fileRoute(
  origin: string,
  locate: (name: string) => Located | undefined,
  presets: Presets,
  headers: Record<string, string> = {},
): Route {
  return {
    method: 'GET',
    path: `/${origin}/:filePath{.+}`,
    async handle({ params }): Promise<RouteResult> {
      const { preset = '_raw', name = '' } =
        /^(?:(?<preset>_[a-z]+)\/)?(?<name>.+)$/.exec(params.filePath ?? '')?.groups ?? {};
      const located = locate(name);
      if (!located) throw missing();
      const original = await describeFile(located.path);
      const path = await presets(preset, located.path, extensionOf(located.path), original.tag.replaceAll('"', ''));
      if (path === undefined) throw missing();
      const file = path === located.path ? original : await describeFile(path);
      return { file: { ...file, disposition: contentDisposition(shownAs(file.type), located.name), headers } };
    },
  };
}

/** Files that browsers display are shown inline, others are downloaded. */
const shownAs = (type: string) =>
  /^(image|video)\//.test(type) || type === contentType('pdf') ? 'inline' : 'attachment';

const missing = () => new ApiError(ERROR_CODES.unknown, 'Файл не\u00a0найден', 404);
