import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './CalendarPanel.module.scss';

const monthName = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' });

/** «Ноябрь 2026» between two arrows. Hidden from screen readers, because the calendar itself names the month. */
export function CalendarHeader() {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const first = (single ?? range)?.visibleRange.start;
  const name = first ? monthName.format(first.toDate('UTC')) : '';
  return (
    <div className={styles.head}>
      <Button slot="previous" className={styles.arrow ?? ''}>
        <Icon name="chevron-left" size={20} />
      </Button>
      <span aria-hidden="true" className={styles.month}>
        {name.charAt(0).toUpperCase() + name.slice(1)} {first?.year}
      </span>
      <Button slot="next" className={styles.arrow ?? ''}>
        <Icon name="chevron-right" size={20} />
      </Button>
    </div>
  );
}
