import { useEffect, useState } from 'react';
import { useQuery } from '../address-query/use-query.ts';
import { countOf } from '../../lib/plural.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';
import { useLiveCall } from '../live-api/live-api.ts';
import { type FoundItem, searchIn, type SearchTab, searchTabs } from './search-tabs.ts';

const LEAST_LETTERS = 3;

interface Answer {
  question: string;
  items?: FoundItem[];
}

/** What `/search?find=…&tab=…` asks for. A failed search is logged and shows nothing, as the specification has it. */
export function SearchResults() {
  const [query] = useQuery();
  const find = query.get('find')?.trim() ?? '';
  const tab = searchTabs.find(({ number }) => String(number) === query.get('tab')) ?? searchTabs[0];
  const answer = useAnswer(find, tab);
  if (find.length < LEAST_LETTERS) return null;
  const address = (number: number) => `${routes.search.href()}?${new URLSearchParams({ find, tab: String(number) })}`;
  return (
    <div>
      <Tabs
        label="Где искать"
        items={searchTabs.map(({ number, label }) => ({ label, href: address(number) }))}
        current={address(tab.number)}
      />
      <div role="status">
        {answer?.items &&
          (answer.items.length > 0 ? countOf(answer.items.length, ['результат', 'результата', 'результатов']) : '')}
      </div>
      {answer?.items?.length === 0 && (
        <EmptyState title="Результатов нет">Попробуйте другое слово или часть названия модели.</EmptyState>
      )}
      <ul>
        {answer?.items?.map(({ title, href, lead, external }) => (
          <li key={href}>
            <Link href={href} external={external}>
              {title}
            </Link>
            {lead && <p>{lead}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest question's answer; undefined while it is on its way. */
function useAnswer(find: string, tab: SearchTab): Answer | undefined {
  const liveCall = useLiveCall();
  const [answer, setAnswer] = useState<Answer>();
  const question = `${tab.number} ${find}`;
  useEffect(() => {
    if (find.length < LEAST_LETTERS) return;
    const asking = new AbortController();
    searchIn(tab, find, liveCall, asking.signal)
      .then((items) => setAnswer({ question, items }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        console.error(error);
        setAnswer({ question });
      });
    return () => asking.abort();
  }, [find, tab, question, liveCall]);
  return answer?.question === question ? answer : undefined;
}
