import { addToShortlist } from '../../../features/shortlist/update-shortlist.ts';
import { type Shortlist, hasItems, shortlistSize, createShortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../../features/shortlist/shortlist-link.ts';
import { ShortlistIconButton } from '../../../features/shortlist/ShortlistButton.tsx';
import { useOwnShortlist } from '../../../features/shortlist/own-shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { routes } from '../../../routes.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ShortlistLists } from './ShortlistLists.tsx';
import { ShortlistPage } from './ShortlistPage.tsx';
import { ShortlistTools } from './ShortlistTools.tsx';
import { useShortlistContents } from './use-shortlist-contents.ts';

/** A shortlist from a shared link. The visitor can add all of it, or single items, to their own. */
export function SharedShortlist({ sent: shared, breadcrumbs }: { sent: Shortlist; breadcrumbs: Breadcrumb[] }) {
  const t = useAreaTexts('shortlist', russian);
  const contents = useShortlistContents(shared);
  const { products, documents, known, state } = contents;
  const counted = createShortlist(known.products, known.documents, shared.quantities);
  const isSaved = hasItems(useOwnShortlist(), known);
  const isEmpty = shortlistSize(known) === 0;
  return (
    <ShortlistPage
      breadcrumbs={breadcrumbs}
      href={shortlistHref(shared)}
      lead={!isEmpty && t.shared(t.counts(products.length, documents.length))}
      hint={t.sharedHint}
      subject={products.map(({ name }) => name)}
    >
      {isEmpty && state === 'ready' ? (
        <EmptyState
          title={t.nothingLeft}
          icon="folder"
          actions={<Button href={routes.equipment.href()}>{t.toCatalogue}</Button>}
        >
          {t.nothingLeftHint}
        </EmptyState>
      ) : (
        <>
          {!isEmpty && (
            <ShortlistTools shortlist={counted} documents={documents}>
              {isSaved ? (
                <Button size="s" icon="folder-check" href={shortlistHref()}>
                  {t.openOwn}
                </Button>
              ) : (
                <Button size="s" icon="folder-plus" onClick={() => addToShortlist(counted)}>
                  {t.save}
                </Button>
              )}
            </ShortlistTools>
          )}
          <ShortlistLists
            contents={contents}
            shortlist={shared}
            renderProductAction={({ slug, name }) => (
              <ShortlistIconButton items={createShortlist([slug], [], shared.quantities)} name={name} edge="end" />
            )}
            renderDocumentAction={({ id, file }) => (
              <ShortlistIconButton items={{ products: [], documents: [id] }} name={file.name} edge="end" />
            )}
          />
        </>
      )}
    </ShortlistPage>
  );
}
