import type { DatabaseSync } from 'node:sqlite';

/** Types: 1 feedback, 2 excursion, 3 career. Consent is not stored: without it there is no application. */
export interface Application {
  type: number;
  userName: string;
  userLastName: string | null;
  /** Eleven digits, the first is 7. */
  userPhone: string;
  userEmail: string | null;
  userTown: string | null;
  text: string;
  pageUrl: string | null;
  fileId: number | null;
}

export function createApplications(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO applications
       (type, userName, userLastName, userPhone, userEmail, userTown, text, pageUrl, fileId, createdAt)
     VALUES
       (:type, :userName, :userLastName, :userPhone, :userEmail, :userTown, :text, :pageUrl, :fileId, :createdAt)`,
  );
  return {
    add(application: Application): void {
      insert.run({ ...application, createdAt: new Date().toISOString() });
    },
  };
}

export type Applications = ReturnType<typeof createApplications>;
