import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const DATABASE_FILE = 'demo-api.sqlite';

const TABLES = `
  CREATE TABLE IF NOT EXISTS uploads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    originalName TEXT NOT NULL,
    extension TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    width INTEGER,
    height INTEGER,
    createdAt TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    type INTEGER NOT NULL,
    userName TEXT NOT NULL,
    userLastName TEXT,
    userPhone TEXT NOT NULL,
    userEmail TEXT,
    userTown TEXT,
    text TEXT NOT NULL,
    pageUrl TEXT,
    fileId INTEGER REFERENCES uploads (id),
    createdAt TEXT NOT NULL
  ) STRICT;
`;

/** Submissions of visitors. The file persists, and two servers may share it. */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, DATABASE_FILE), { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(TABLES);
  return database;
}
