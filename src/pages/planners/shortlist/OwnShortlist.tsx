import { useEffect, useRef, useState } from 'react';
import { unsayFolder } from '../../../features/shortlist/update-shortlist.ts';
import { EMPTY_FOLDER, type Folder, joined, sizeOf, without } from '../../../features/shortlist/shortlist.ts';
import { folderAddress } from '../../../features/shortlist/shortlist-link.ts';
import { keepFolder, useOwnFolder } from '../../../features/shortlist/own-shortlist.ts';
import { folder as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { useFocusAfterRemoval } from '../../../lib/react/use-focus-after-removal.ts';
import { routes } from '../../../routes.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FloatingBar } from '../../../ui/FloatingBar/FloatingBar.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Crumb } from '../../page.ts';
import { FolderLists } from './ShortlistLists.tsx';
import { FolderPage } from './ShortlistPage.tsx';
import { FolderTools } from './ShortlistTools.tsx';
import { useContents } from './use-shortlist-contents.ts';

/** The visitor's own folder. What is taken out of it can be put back as long as one stays here. */
export function OwnFolder({ trail }: { trail: Crumb[] }) {
  const t = useAreaTexts('folder', russian);
  const folder = useOwnFolder();
  const contents = useContents(folder);
  const [before, setBefore] = useState<Folder>(EMPTY_FOLDER);
  const removed = without(before, folder);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(unsayFolder, []);
  useFocusAfterRemoval(lists, '[data-removal]', sizeOf(contents.known));

  const remove = (part: Folder) => {
    setBefore(joined(sizeOf(removed) > 0 ? before : EMPTY_FOLDER, folder));
    keepFolder(without(folder, part));
  };
  const undo = () => {
    keepFolder(joined(before, folder));
    setBefore(EMPTY_FOLDER);
  };
  const removal = (part: Partial<Folder>, name: string) => (
    <IconButton
      icon="trash"
      label={t.remove(name)}
      onClick={() => remove({ ...EMPTY_FOLDER, ...part })}
      edge="end"
      data-removal=""
    />
  );

  const { products, documents } = contents;
  return (
    <FolderPage
      trail={trail}
      address={folderAddress()}
      lead={products.length + documents.length > 0 && t.counts(products.length, documents.length)}
      hint={t.ownHint}
      subject={products.map(({ name }) => name)}
    >
      {sizeOf(folder) === 0 ? (
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
          <FolderTools folder={folder} documents={documents} onClear={() => remove(folder)} />
          <FolderLists
            contents={contents}
            onRemoveGone={() => remove(contents.gone)}
            renderProductAction={({ slug, name }) => removal({ products: [slug] }, name)}
            renderDocumentAction={({ id, file }) => removal({ documents: [id] }, file.name)}
          />
        </div>
      )}
      {sizeOf(removed) > 0 && (
        <FloatingBar
          label={t.removals}
          text={t.removed(sizeOf(removed))}
          clear={t.dismiss}
          onClear={() => setBefore(EMPTY_FOLDER)}
        >
          <Button size="s" onClick={undo}>
            {t.undo}
          </Button>
        </FloatingBar>
      )}
    </FolderPage>
  );
}
