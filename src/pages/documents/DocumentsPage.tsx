import { useState } from 'react';
import { useQuery } from '../../features/address-query/use-query.ts';
import { useTypedQuery } from '../../features/address-query/use-typed-query.ts';
import { SelectionBar } from '../../features/documents/SelectionBar.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import { Categories } from './Categories.tsx';
import type { DocumentsData } from './data.ts';
import { DocumentGroupList } from './DocumentGroupList.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import styles from './DocumentsPage.module.scss';
import { selectGroups, wanted } from './selection.ts';
import { SelectAll } from './SelectAll.tsx';

export default function DocumentsPage({ data, trail }: ViewProps<DocumentsData>) {
  const t = useAreaTexts('documents', documents);
  const [query] = useQuery();
  const search = useTypedQuery('find');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const asked = wanted(query, data);
  const groups = selectGroups(data.groups, asked, search.typed);
  const shown = groups.flatMap(({ rows }) => rows);
  const chosenRows = data.groups.flatMap(({ rows }) => rows).filter(({ id }) => chosen.has(id));
  const isFound = search.typed.trim() !== '';
  return (
    <>
      <PageHeader trail={trail} title={t.title} lead={t.lead} flow />
      <Section compact className={styles.layout}>
        <Categories data={data} asked={asked} />
        <div>
          <DocumentTools data={data} asked={asked} search={search} />
          {shown.length === 0 && (
            <EmptyState
              title={t.nothing}
              actions={
                <Button variant="outline" href={routes.documents.href()}>
                  {t.showAll}
                </Button>
              }
            >
              {t.nothingHint}
            </EmptyState>
          )}
          {shown.length > 0 && <SelectAll rows={shown} chosen={chosen} onChange={setChosen} />}
          {groups.map((group) => (
            <DocumentGroupList
              key={group.id}
              group={group}
              chosen={chosen}
              onChange={setChosen}
              isFound={isFound}
              hasZip={!isFound && asked.category === undefined}
            />
          ))}
          {chosenRows.length > 0 && <SelectionBar rows={chosenRows} onClear={() => setChosen(new Set())} />}
        </div>
      </Section>
    </>
  );
}
