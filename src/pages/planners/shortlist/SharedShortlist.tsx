import { putIntoFolder } from '../../../features/shortlist/update-shortlist.ts';
import { type Folder, holds, sizeOf } from '../../../features/shortlist/shortlist.ts';
import { folderAddress } from '../../../features/shortlist/shortlist-link.ts';
import { FolderIconButton } from '../../../features/shortlist/ShortlistButton.tsx';
import { useOwnFolder } from '../../../features/shortlist/own-shortlist.ts';
import { folder as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { routes } from '../../../routes.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import type { Crumb } from '../../page.ts';
import { FolderLists } from './ShortlistLists.tsx';
import { FolderPage } from './ShortlistPage.tsx';
import { FolderTools } from './ShortlistTools.tsx';
import { useContents } from './use-shortlist-contents.ts';

/** A folder that somebody has sent as a link. It may be taken over, as a whole or piece by piece. */
export function SentFolder({ sent, trail }: { sent: Folder; trail: Crumb[] }) {
  const t = useAreaTexts('folder', russian);
  const contents = useContents(sent);
  const { products, documents, known, state } = contents;
  const isSaved = holds(useOwnFolder(), known);
  const isEmpty = sizeOf(known) === 0;
  return (
    <FolderPage
      trail={trail}
      address={folderAddress(sent)}
      lead={!isEmpty && t.sent(t.counts(products.length, documents.length))}
      hint={t.sentHint}
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
            <FolderTools folder={known} documents={documents}>
              {isSaved ? (
                <Button size="s" icon="folder-check" href={folderAddress()}>
                  {t.openOwn}
                </Button>
              ) : (
                <Button size="s" icon="folder-plus" onClick={() => putIntoFolder(known)}>
                  {t.save}
                </Button>
              )}
            </FolderTools>
          )}
          <FolderLists
            contents={contents}
            renderProductAction={({ slug, name }) => (
              <FolderIconButton part={{ products: [slug], documents: [] }} name={name} edge="end" />
            )}
            renderDocumentAction={({ id, file }) => (
              <FolderIconButton part={{ products: [], documents: [id] }} name={file.name} edge="end" />
            )}
          />
        </>
      )}
    </FolderPage>
  );
}
