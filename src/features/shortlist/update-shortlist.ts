import { folder as russian } from '../../i18n/ru/shortlist.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { type Notice, notify, unsay } from '../../ui/Notification/notifications.ts';
import { type Folder, joined, MOST_IN_FOLDER, sizeOf, without } from './shortlist.ts';
import { folderAddress } from './shortlist-link.ts';
import { keepFolder, ownFolder } from './own-shortlist.ts';

/** Puts all of it into the visitor's folder, or nothing where that has no room for it; says what came of it. */
export function putIntoFolder(part: Folder): void {
  const folder = joined(ownFolder(), part);
  if (sizeOf(folder) > MOST_IN_FOLDER) notify(fullNotice);
  else keep(folder);
}

export function takeOutOfFolder(part: Folder): void {
  keep(without(ownFolder(), part));
}

/** Whoever looks into the folder need not be told of it. */
export function unsayFolder(): void {
  for (const notice of [contentsNotice, unstoredNotice, fullNotice]) unsay(notice);
}

function keep(folder: Folder): void {
  notify(keepFolder(folder) ? contentsNotice : unstoredNotice);
}

// Each is one object: said again, it stands once, with the new number.
const contentsNotice = (): Notice => {
  const t = areaTexts('folder', russian);
  const size = sizeOf(ownFolder());
  return { title: t.contents(size), tone: 'success', link: { label: t.open, href: folderAddress() } };
};

const unstoredNotice = (): Notice => ({
  ...contentsNotice(),
  text: areaTexts('folder', russian).unstored,
  tone: 'info',
});

const fullNotice = (): Notice => {
  const t = areaTexts('folder', russian);
  return {
    title: t.full,
    text: t.fullHint(MOST_IN_FOLDER, sizeOf(ownFolder())),
    tone: 'error',
    link: { label: t.open, href: folderAddress() },
  };
};
