import { shortlist as russian } from '../../i18n/ru/shortlist.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { type Notice, notify, dismissNotice } from '../../ui/Notification/notifications.ts';
import { type Shortlist, mergeShortlists, MAX_SHORTLIST_SIZE, shortlistSize, withoutItems } from './shortlist.ts';
import { shortlistHref } from './shortlist-link.ts';
import { storeOwnShortlist, readOwnShortlist } from './own-shortlist.ts';

/** Adds all of the items to the visitor's shortlist, or none if there is no room; notifies of the result. */
export function addToShortlist(items: Shortlist): void {
  const shortlist = mergeShortlists(readOwnShortlist(), items);
  if (shortlistSize(shortlist) > MAX_SHORTLIST_SIZE) notify(fullNotice);
  else storeAndNotify(shortlist);
}

export function removeFromShortlist(items: Shortlist): void {
  storeAndNotify(withoutItems(readOwnShortlist(), items));
}

/** Dismissed on the page of the shortlist itself. */
export function dismissShortlistNotices(): void {
  for (const notice of [contentsNotice, unstoredNotice, fullNotice]) dismissNotice(notice);
}

function storeAndNotify(shortlist: Shortlist): void {
  notify(storeOwnShortlist(shortlist) ? contentsNotice : unstoredNotice);
}

// The same object each time: a repeated notice is shown once, with the new number.
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
