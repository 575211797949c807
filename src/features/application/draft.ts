import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import type { ApplicationValues } from './application-fields.ts';

/** Texts only: neither the consent nor a file is ever restored. */
export type DraftTexts = Pick<
  ApplicationValues,
  'userName' | 'userLastName' | 'userPhone' | 'userEmail' | 'userTown' | 'text'
>;

export interface Draft {
  texts: Partial<DraftTexts>;
  /** A file was chosen, too, and must be chosen again. */
  hadFile: boolean;
}

/** One draft per type, so that a question to an engineer does not become a cover letter. */
const keyOf = (type: ApplicationType) => (type === 1 ? 'application-draft' : `application-draft-${type}`);
/** Session storage: on a shared computer the next visitor must not find a name and a phone. */
const tabStorage: GetStorage = () => sessionStorage;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const NAMES = ['userName', 'userLastName', 'userPhone', 'userEmail', 'userTown', 'text'] as const;
const NONE: Draft = { texts: {}, hadFile: false };

/** In all tabs, when the last sent draft was saved: a duplicated tab has a copy of it. */
const sentKeyOf = (type: ApplicationType) => `${keyOf(type)}-sent`;

/** The draft of the last 24 hours in this tab. Blocked storage and malformed data read as no draft. */
export function readDraft(type: ApplicationType, storage = tabStorage, now = Date.now()): Draft {
  const { savedAt, values, hadFile } = readStored(type, storage);
  if (typeof savedAt !== 'number' || savedAt > now || now - savedAt > LIFETIME_MS || !values) return NONE;
  if (readStoredText(sentKeyOf(type)) === String(savedAt)) return NONE;
  const texts = Object.fromEntries(
    NAMES.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
  return { texts, hadFile: hadFile === true };
}

interface StoredDraft {
  savedAt?: unknown;
  values?: Record<string, unknown> | null;
  hadFile?: unknown;
}

function readStored(type: ApplicationType, storage: GetStorage): StoredDraft {
  try {
    return (JSON.parse(readStoredText(keyOf(type), storage) || '{}') ?? {}) as StoredDraft;
  } catch {
    return {};
  }
}

/** Whether the draft holds nothing to restore. */
export function isEmptyDraft({ texts, hadFile }: Draft): boolean {
  return !hadFile && Object.values(texts).every((text) => text === '');
}

/** Saves the texts of the form. @returns false where storage is full or blocked and nothing was saved */
export function saveDraft(
  type: ApplicationType,
  form: DraftTexts,
  hadFile: boolean,
  storage = tabStorage,
  now = Date.now(),
): boolean {
  const values = Object.fromEntries(NAMES.map((name) => [name, form[name]]));
  return storeText(keyOf(type), JSON.stringify({ savedAt: now, values, hadFile }), storage);
}

export function clearDraft(type: ApplicationType, storage = tabStorage): void {
  storeText(keyOf(type), '', storage);
}

/** Open forms. */
const sentListeners = new Set<(type: ApplicationType) => void>();

/** Called after an application was sent. The form may be closed by then. */
export function discardSentDraft(type: ApplicationType): void {
  const { savedAt } = readStored(type, tabStorage);
  if (typeof savedAt === 'number') storeText(sentKeyOf(type), String(savedAt));
  clearDraft(type);
  for (const listener of sentListeners) listener(type);
}

/** @returns a function that removes the listener */
export function onDraftSent(listener: (type: ApplicationType) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}
