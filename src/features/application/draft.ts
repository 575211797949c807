import { storeText, readStoredText, type GetStorage } from '../../lib/browser/stored-text.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import type { ApplicationValues } from './application-fields.ts';

type TextName = {
  [Name in keyof ApplicationValues]: ApplicationValues[Name] extends string ? Name : never;
}[keyof ApplicationValues];

/** Texts only: neither the consent nor a file is ever restored. */
export type DraftTexts = Pick<ApplicationValues, TextName>;

/** The texts of an empty form. A field that this type of application does not have stays empty. */
export const NO_TEXTS: DraftTexts = {
  userName: '',
  userLastName: '',
  userPhone: '',
  userEmail: '',
  userTown: '',
  text: '',
};

export interface Draft {
  texts: Partial<DraftTexts>;
  /** A file was chosen, too, and must be chosen again. */
  hadFile: boolean;
  /** The last prefilled text of the message. */
  prefilled?: string;
  /** When these texts were saved first: identifies them, in a duplicated tab too. */
  savedAt?: number;
}

/** One draft per type, so that a question to an engineer does not become a cover letter. */
const keyOf = (type: ApplicationType) => (type === 1 ? 'application-draft' : `application-draft-${type}`);
/** Session storage: on a shared computer the next visitor must not find a name and a phone. */
const tabStorage: GetStorage = () => sessionStorage;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const NAMES = Object.keys(NO_TEXTS) as TextName[];
const NONE: Draft = { texts: {}, hadFile: false };

/** In all tabs, when the last sent draft was saved: a duplicated tab has a copy of it. */
const sentKeyOf = (type: ApplicationType) => `${keyOf(type)}-sent`;

/** The draft of the last 24 hours in this tab. Blocked storage and malformed data read as no draft. */
export function readDraft(type: ApplicationType, storage = tabStorage, now = Date.now()): Draft {
  const { savedAt, values, hadFile, prefilled } = readStored(type, storage);
  if (typeof savedAt !== 'number' || savedAt > now || now - savedAt > LIFETIME_MS || !values) return NONE;
  if (readStoredText(sentKeyOf(type)) === String(savedAt)) return NONE;
  const texts = Object.fromEntries(
    NAMES.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
  return {
    texts,
    hadFile: hadFile === true,
    prefilled: typeof prefilled === 'string' ? prefilled : undefined,
    savedAt,
  };
}

interface StoredDraft {
  savedAt?: unknown;
  values?: Record<string, unknown> | null;
  hadFile?: unknown;
  prefilled?: unknown;
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

/**
 * Saves the texts of the form. The same texts keep their time.
 * @returns false where storage is full or blocked and nothing was saved
 */
export function saveDraft(
  type: ApplicationType,
  form: DraftTexts,
  { hadFile, prefilled }: Pick<Draft, 'hadFile' | 'prefilled'>,
  storage = tabStorage,
  now = Date.now(),
): boolean {
  const values = Object.fromEntries(NAMES.map((name) => [name, form[name]]));
  const { texts, savedAt } = readDraft(type, storage, now);
  const isSame = NAMES.every((name) => texts[name] === form[name]);
  const draft: StoredDraft = { savedAt: (isSame && savedAt) || now, values, hadFile, prefilled };
  return storeText(keyOf(type), JSON.stringify(draft), storage);
}

export function clearDraft(type: ApplicationType, storage = tabStorage): void {
  storeText(keyOf(type), '', storage);
}

/** @param isElsewhere whether another tab has sent the draft */
type SentListener = (isElsewhere: boolean) => void;

/** Open forms. */
const sentListeners = new Map<SentListener, ApplicationType>();

/**
 * Called after an application was sent. The form may be closed by then, and another one may hold newer texts: they stay.
 * @param sent the draft as it was when the application was sent
 */
export function discardSentDraft(type: ApplicationType, { savedAt }: Draft): void {
  if (savedAt === undefined) return;
  storeText(sentKeyOf(type), String(savedAt));
  if (!dropDraft(type, savedAt)) return;
  for (const [listener, typeOfForm] of sentListeners) if (typeOfForm === type) listener(false);
}

/** Deletes the draft of this tab if it was saved at that time. @returns whether it was */
function dropDraft(type: ApplicationType, savedAt: number): boolean {
  const isIt = readStored(type, tabStorage).savedAt === savedAt;
  if (isIt) clearDraft(type);
  return isIt;
}

/**
 * Calls back when the draft of this tab was sent, here or in the tab that it was copied from.
 * @returns a function that removes the listener
 */
export function onDraftSent(type: ApplicationType, listener: SentListener): () => void {
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === sentKeyOf(type) && dropDraft(type, Number(newValue))) listener(true);
  };
  sentListeners.set(listener, type);
  addEventListener('storage', onStored);
  return () => {
    sentListeners.delete(listener);
    removeEventListener('storage', onStored);
  };
}
