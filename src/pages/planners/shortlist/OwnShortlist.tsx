import { useEffect, useRef, useState } from 'react';
import { dismissShortlistNotices } from '../../../features/shortlist/update-shortlist.ts';
import {
  EMPTY_SHORTLIST,
  type Shortlist,
  MAX_QUANTITY,
  quantityOf,
  shortlistSize,
  withFormerItems,
  withoutItems,
  withQuantity,
} from '../../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../../features/shortlist/shortlist-link.ts';
import {
  storeOwnShortlist,
  useIsOwnShortlistStored,
  useOwnShortlist,
} from '../../../features/shortlist/own-shortlist.ts';
import { CounterField } from '../../../forms/choice/CounterField.tsx';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { focusHeading } from '../../../lib/browser/focus-static.ts';
import { useFocusAfterRemoval } from '../../../lib/react/use-focus-after-removal.ts';
import { routes } from '../../../routes.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FloatingBar } from '../../../ui/FloatingBar/FloatingBar.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { OrderForm } from './OrderForm.tsx';
import { ShortlistLists } from './ShortlistLists.tsx';
import { ShortlistPage } from './ShortlistPage.tsx';
import { ShortlistTools } from './ShortlistTools.tsx';
import { useShortlistContents } from './use-shortlist-contents.ts';

/** The visitor's own shortlist. A removed item can be restored until the visitor leaves the page. */
export function OwnShortlist({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  const t = useAreaTexts('shortlist', russian);
  const shortlist = useOwnShortlist();
  const isStored = useIsOwnShortlistStored();
  const contents = useShortlistContents(shortlist);
  const [before, setBefore] = useState<Shortlist>(EMPTY_SHORTLIST);
  const removed = withoutItems(before, shortlist);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(dismissShortlistNotices, []);
  useFocusAfterRemoval(lists, '[data-removal]', shortlistSize(contents.known));

  const remove = (part: Shortlist) => {
    setBefore(withFormerItems(shortlist, shortlistSize(removed) > 0 ? before : EMPTY_SHORTLIST));
    const rest = withoutItems(shortlist, part);
    // The next button has the focus after a removal. After the last one there is none.
    if (shortlistSize(rest) === 0) focusHeading();
    storeOwnShortlist(rest);
  };
  const undo = () => {
    focusHeading();
    storeOwnShortlist(withFormerItems(shortlist, before));
    setBefore(EMPTY_SHORTLIST);
  };
  const removal = (part: Partial<Shortlist>, name: string) => (
    <IconButton
      icon="trash"
      label={t.remove(name)}
      onClick={() => remove({ ...EMPTY_SHORTLIST, ...part })}
      edge="end"
      data-removal=""
    />
  );

  const { products, documents } = contents;
  return (
    <ShortlistPage
      breadcrumbs={breadcrumbs}
      href={shortlistHref()}
      lead={products.length + documents.length > 0 && t.counts(products.length, documents.length)}
      hint={isStored ? t.ownHint : t.notStored}
      subject={products.map(({ name }) => name)}
    >
      {shortlistSize(shortlist) === 0 ? (
        <EmptyState
          title={t.empty}
          icon="folder"
          actions={
            <>
              <Button href={routes.equipment.href()}>{t.toCatalogue}</Button>
              <Button href={routes.documents.href()} variant="outline">
                {t.toDocuments}
              </Button>
            </>
          }
        >
          {t.emptyHint}
        </EmptyState>
      ) : (
        <div ref={lists}>
          <ShortlistTools shortlist={shortlist} documents={documents} onClear={() => remove(shortlist)} />
          <ShortlistLists
            contents={contents}
            shortlist={shortlist}
            onRemoveMissing={() => remove(contents.missing)}
            renderProductAction={({ slug, name }) => (
              <>
                <CounterField
                  name={`quantity-${slug}`}
                  label={t.quantity(name)}
                  hideLabel
                  value={quantityOf(shortlist, slug)}
                  min={1}
                  max={MAX_QUANTITY}
                  onChange={(quantity) => storeOwnShortlist(withQuantity(shortlist, slug, quantity))}
                />
                {removal({ products: [slug] }, name)}
              </>
            )}
            renderDocumentAction={({ id, file }) => removal({ documents: [id] }, file.name)}
          />
          {products.length > 0 && <OrderForm shortlist={shortlist} products={products} />}
        </div>
      )}
      {shortlistSize(removed) > 0 && (
        <FloatingBar
          label={t.removals}
          text={t.removed(shortlistSize(removed))}
          clear={t.dismiss}
          onClear={() => setBefore(EMPTY_SHORTLIST)}
        >
          <Button size="s" onClick={undo}>
            {t.undo}
          </Button>
        </FloatingBar>
      )}
    </ShortlistPage>
  );
}
