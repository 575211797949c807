import { useEffect, useState } from 'react';
import type { DocumentKind } from '../../api/document-category.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

import { useLiveCall } from '../live-api/live-api.ts';
import { DocumentList } from './DocumentList.tsx';
import { documentRow, type DocumentRow } from './document-rows.ts';

const LEAST_LETTERS = 3;

type Answer = { find: string; rows: DocumentRow[] } | { find: string; failed: true };

/** Asks the API for documents whose name or text holds the words. Of two answers the newer question's counts. */
export function FoundDocuments({ find, kind }: { find: string; kind: DocumentKind }) {
  const liveCall = useLiveCall();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (find.length < LEAST_LETTERS) return;
    const asking = new AbortController();
    const ask = async () => {
      const [call, { documents }] = await Promise.all([liveCall(), import('../../api/document.ts')]);
      const api = { documents: documents(call) };
      const { items } = await api.documents.page({ search: find, kind, perPage: 100 }, { signal: asking.signal });
      setAnswer({
        find,
        rows: items.map((document) => documentRow(document, api as Parameters<typeof documentRow>[1])),
      });
    };
    ask().catch(() => {
      if (!asking.signal.aborted) setAnswer({ find, failed: true });
    });
    return () => asking.abort();
  }, [find, kind, liveCall]);

  if (find.length < LEAST_LETTERS) return <p role="status">Введите три буквы или больше — модель, тип или чертёж.</p>;
  if (answer?.find !== find) return <p role="status">Ищем…</p>;
  if ('failed' in answer)
    return (
      <EmptyState title="Поиск сейчас не отвечает">Откройте полный список документации или повторите позже.</EmptyState>
    );
  if (answer.rows.length === 0)
    return <EmptyState title="Результатов нет">Попробуйте часть названия модели, например «К-6000».</EmptyState>;
  return <DocumentList rows={answer.rows} label="Найденные документы" />;
}
