import { shortlist as russian } from '../../i18n/ru/shortlist.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { type Notice, notify, dismissNotice } from '../../ui/Notification/notifications.ts';
import { type Shortlist, mergeShortlists, MAX_SHORTLIST_SIZE, shortlistSize, withoutItems } from './shortlist.ts';
import { shortlistHref } from './shortlist-link.ts';
import { storeOwnShortlist, readOwnShortlist } from './own-shortlist.ts';

/** Puts all of it into the visitor's folder, or nothing where that has no room for it; says what came of it. */
export function addToShortlist(items: Shortlist): void {
  const shortlist = mergeShortlists(readOwnShortlist(), items);
  if (shortlistSize(shortlist) > MAX_SHORTLIST_SIZE) notify(fullNotice);
  else storeAndNotify(shortlist);
}

export function removeFromShortlist(items: Shortlist): void {
  storeAndNotify(withoutItems(readOwnShortlist(), items));
}

/** Whoever looks into the folder need not be told of it. */
export function dismissShortlistNotices(): void {
  for (const notice of [contentsNotice, unstoredNotice, fullNotice]) dismissNotice(notice);
}

function storeAndNotify(folder: Shortlist): void {
  notify(storeOwnShortlist(folder) ? contentsNotice : unstoredNotice);
}

// Each is one object: said again, it stands once, with the new number.
const contentsNotice = (): Notice => {
  const t = areaTexts('shortlist', russian);
  const size = shortlistSize(readOwnShortlist());
  return { title: t.contents(size), tone: 'success', link: { label: t.open, href: shortlistHref() } };
};

const unstoredNotice = (): Notice => ({
  ...contentsNotice(),
  text: areaTexts('shortlist', russian).notStored,
  tone: 'info',
});

const fullNotice = (): Notice => {
  const t = areaTexts('shortlist', russian);
  return {
    title: t.full,
    text: t.fullHint(MAX_SHORTLIST_SIZE, shortlistSize(readOwnShortlist())),
    tone: 'error',
    link: { label: t.open, href: shortlistHref() },
  };
};
