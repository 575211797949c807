import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import { hourRows, minuteRows, timeFromParts, type TimeParts, type DayPeriod, type Time } from './time-of-day.ts';
import styles from './TimePanel.module.scss';

interface TimePanelProps {
  parts: TimeParts;
  hour12: boolean;
  minuteStep?: number;
  onChange: (time: Time) => void;
  onDone: () => void;
}

const DEFAULT_MINUTE_STEP = 10;
const DAY_PERIODS: DayPeriod[] = ['AM', 'PM'];

/** Columns of hours, minutes and, with the 12-hour clock, AM and PM. */
export function TimePanel({ parts, hour12, minuteStep = DEFAULT_MINUTE_STEP, onChange, onDone }: TimePanelProps) {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = columns.current?.querySelectorAll('input') ?? [];
    for (const input of inputs) if (input.checked) showRow(input);
    (Array.from(inputs).find((input) => input.checked) ?? inputs[0])?.focus();
  }, []);
  const change = (part: Partial<TimeParts>) => onChange(timeFromParts({ ...parts, ...part }, hour12));
  return (
    <div
      ref={columns}
      role="presentation"
      className={styles.columns}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter would submit the form.
        event.preventDefault();
        onDone();
      }}
    >
      <Column
        label={fieldTexts().date.hours}
        rows={hourRows(hour12)}
        chosen={parts.hour}
        onChoose={(hour) => change({ hour })}
      />
      <Column
        label={fieldTexts().date.minutes}
        rows={minuteRows(minuteStep, parts.minute)}
        chosen={parts.minute}
        onChoose={(minute) => change({ minute })}
      />
      {hour12 && (
        <Column
          label={fieldTexts().date.dayPeriod}
          rows={DAY_PERIODS}
          chosen={parts.hour === '' ? '' : parts.dayPeriod}
          onChoose={(half) => change({ dayPeriod: half === 'PM' ? 'PM' : 'AM' })}
        />
      )}
    </div>
  );
}

interface ColumnProps {
  label: string;
  rows: string[];
  chosen: string;
  onChoose: (row: string) => void;
}

function Column({ label, rows, chosen, onChoose }: ColumnProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.column}>
      {rows.map((row) => (
        <label key={row} className={styles.row}>
          <input
            type="radio"
            name={name}
            className={classNames(UNRECORDED_KEYS, styles.input)}
            checked={row === chosen}
            onChange={(event) => {
              showRow(event.target);
              onChoose(row);
            }}
          />
          {row}
        </label>
      ))}
    </div>
  );
}

/** Scrolls a row to the middle of its column without scrolling the page. */
function showRow(input: HTMLInputElement): void {
  const row = input.parentElement;
  const column = row?.parentElement;
  if (row && column) column.scrollTop = row.offsetTop - (column.clientHeight - row.offsetHeight) / 2;
}
