import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { isDay, todayInBrowser, type Day } from '../../lib/text/calendar-day.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { DateRange } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldTexts } from '../field-texts.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import styles from './CalendarPanel.module.scss';
import { isRange } from './date-text.ts';
import { RangeStartListener } from './RangeStartListener.tsx';
import { preventInlineStyle } from './prevent-inline-style.ts';

interface CalendarPanelProps extends Pick<FieldProps<'date'>, 'minDay' | 'maxDay' | 'today'> {
  value: Day | DateRange;
  onChange: (value: Day | DateRange) => void;
  /** The value in words, for the foot of the panel. */
  text: string;
  /** Called when a day, or both ends of a range, are selected. */
  onDone: () => void;
  onClear: () => void;
}

preventInlineStyle();

/** A calendar month in Russian, with weeks from Monday, whatever the browser's language is. */
export function CalendarPanel({ value, onChange, text, onDone, onClear, ...limits }: CalendarPanelProps) {
  const [visitorsDay] = useState(todayInBrowser);
  const { today = visitorsDay } = limits;
  const shared = {
    autoFocus: true,
    firstDayOfWeek: 'mon',
    minValue: parseDay(limits.minDay === 'today' ? today : limits.minDay),
    maxValue: parseDay(limits.maxDay === 'today' ? today : limits.maxDay),
  } as const;
  return (
    <I18nProvider locale="ru-RU">
      <div className={styles.panel}>
        {isRange(value) ? (
          <RangeCalendar
            {...shared}
            className={styles.range}
            value={closedRange(value)}
            defaultFocusedValue={parseDay(value.from) ?? parseDay(value.to) ?? parseDay(today)}
            // Blur selects nothing: a range with one end stays open.
            commitBehavior="reset"
            onChange={({ start, end }) => {
              onChange({ from: start.toString(), to: end.toString() });
              onDone();
            }}
          >
            <RangeStartListener onBegin={(from) => onChange({ from, to: null })} />
            <Month today={today} />
          </RangeCalendar>
        ) : (
          <Calendar
            {...shared}
            value={parseDay(value) ?? null}
            defaultFocusedValue={parseDay(value) ?? parseDay(today)}
            onChange={(day) => {
              onChange(day.toString());
              onDone();
            }}
          >
            <Month today={today} />
          </Calendar>
        )}
        <div className={styles.foot}>
          <span className={styles.text}>{text}</span>
          <Button variant="quiet" size="s" onClick={onClear}>
            {fieldTexts().clear}
          </Button>
        </div>
      </div>
    </I18nProvider>
  );
}

function Month({ today }: { today: Day }) {
  return (
    <>
      <CalendarHeader />
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className={day.toString() === today ? `${styles.cell} ${styles.today}` : (styles.cell ?? '')}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

function parseDay(day: Day | null | undefined): CalendarDate | undefined {
  return day && isDay(day) ? parseDate(day) : undefined;
}

/** React Aria has closed ranges only: a range with one open end is shown as its one day. */
function closedRange({ from, to }: DateRange) {
  const [start, end] = [parseDay(from ?? to), parseDay(to ?? from)];
  return start && end ? { start, end } : null;
}
