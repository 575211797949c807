import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const upload = z.object({
  id: z.number(),
  /** The name on disk and in the URL: random, so that it cannot be guessed. */
  name: z.string(),
  originalName: z.string(),
  extension: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

export type Upload = z.output<typeof upload>;

export function createUploads(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO uploads (name, originalName, extension, bytes, width, height, createdAt)
     VALUES (:name, :originalName, :extension, :bytes, :width, :height, :createdAt)`,
  );
  const byId = database.prepare('SELECT * FROM uploads WHERE id = ?');
  const byName = database.prepare('SELECT * FROM uploads WHERE name = ?');
  const read = (row: unknown) => (row === undefined ? undefined : upload.parse(row));
  return {
    add(entry: Omit<Upload, 'id'>): Upload {
      const { lastInsertRowid } = insert.run({ ...entry, createdAt: new Date().toISOString() });
      return { ...entry, id: Number(lastInsertRowid) };
    },
    find: (id: number) => read(byId.get(id)),
    findByName: (name: string) => read(byName.get(name)),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
