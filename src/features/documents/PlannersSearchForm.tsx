import { Button } from '../../ui/Button/Button.tsx';
import { routes } from '../../routes.ts';
import styles from './PlannersSearchForm.module.scss';

/** Asks for technical documents. A plain GET form: it works without scripts, too. */
export function PlannersSearchForm({ find = '' }: { find?: string }) {
  return (
    <form
      action={routes.plannersSearch.href()}
      role="search"
      aria-label="Поиск по документации"
      className={styles.form}
    >
      <input
        type="search"
        name="find"
        aria-label="Что найти"
        placeholder="Модель, тип или чертёж"
        minLength={3}
        maxLength={500}
        key={find}
        defaultValue={find}
        className={styles.input}
      />
      <Button type="submit">Найти</Button>
    </form>
  );
}
