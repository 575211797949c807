import { Sample } from '../examples/Sample.tsx';
import { industries, loadIndustries } from '../examples/sample-servers.ts';
import styles from './SelectExamples.module.scss';
import { SelectPanel } from './SelectPanel.tsx';
import type { ComboboxOptions } from './use-combobox-options.ts';

const stay = () => {};
const server = { loadOptions: loadIndustries };

/** The panel of a searchable select in a state that lasts only a moment. */
function Panel({ id, ...part }: { id: string } & Partial<ComboboxOptions>) {
  const choices: ComboboxOptions = {
    items: [],
    status: 'ready',
    message: undefined,
    hasMore: false,
    chosenLabel: '',
    search: stay,
    remember: stay,
    loadMore: stay,
    repeat: stay,
    ...part,
  };
  return (
    <div className={styles.panel}>
      <span id={`${id}label`} className={styles.label}>
        Отрасль
      </span>
      <SelectPanel
        listId={id}
        labelledBy={`${id}label`}
        choices={choices}
        selected={1}
        active={1}
        onActive={stay}
        onChoose={stay}
        onLoadMore={stay}
      />
    </div>
  );
}

export const examples = {
  Закрыт: () => <Sample type="select" label="Отрасль" options={industries} required />,
  'Выбрано, с очисткой': () => <Sample type="select" label="Отрасль" options={industries} value={1} hasClear />,
  'Ошибка и значок': () => (
    <Sample type="select" label="Отрасль" options={industries} icon="filter" error="Выберите отрасль" />
  ),
  'Без вариантов': () => <Sample type="select" label="Отрасль" options={[]} />,
  Недоступен: () => <Sample type="select" label="Отрасль" options={industries} value={2} disabled />,
  'С поиском на сервере': () => (
    <Sample type="new_select" label="Отрасль" placeholder="Начните вводить" behaviour={server} required />
  ),
  'С поиском, выбрано': () => (
    <Sample type="new_select" label="Отрасль" options={industries} value={1} behaviour={server} hasClear />
  ),
  'С поиском по своим': () => <Sample type="new_select" label="Отрасль" options={industries} />,
  'С поиском, ошибка': () => <Sample type="new_select" label="Отрасль" behaviour={server} error="Выберите отрасль" />,
  'С поиском, недоступен': () => <Sample type="new_select" label="Отрасль" behaviour={server} disabled />,
  'Список: мало букв': () => <Panel id="short" status="short" message="Введите 1 символ" />,
  'Список: поиск': () => <Panel id="searching" status="loading" message="Ищем" />,
  'Список: найдено': () => <Panel id="found" items={industries.slice(0, 3)} hasMore />,
  'Список: ничего': () => <Panel id="nothing" message="Ничего не найдено" />,
  'Список: сбой': () => <Panel id="failed" status="failed" message="Список не загрузился" />,
};
