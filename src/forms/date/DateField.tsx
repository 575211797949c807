import { formatDay } from '../../lib/text/calendar-day.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { DateRange } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldTexts } from '../field-texts.ts';
import { timeParts, timeText } from './time-of-day.ts';
import styles from './DateField.module.scss';
import { hasInvalidDay, isRange, rangeText } from './date-text.ts';
import { PickerField } from './PickerField.tsx';
import { TimePanel } from './TimePanel.tsx';

// The calendar is the largest chunk of all fields, so it is loaded on hover or focus.
const loadCalendar = () => import('./CalendarPanel.tsx');
const CalendarPanel = lazyPart(async () => (await loadCalendar()).CalendarPanel);
const EMPTY_RANGE: DateRange = { from: null, to: null };

/** A day, a range of days or a time, by the sub-type. */
export function DateField(field: FieldProps<'date'>) {
  const { subType } = field;
  if (subType === 'time' || subType === 'time-12') return <TimeOfDay {...field} halves={subType === 'time-12'} />;
  return <Days {...field} />;
}

function Days({ value, onChange, ...field }: FieldProps<'date'>) {
  const [isOpen, setOpen] = useState(false);
  const asRange = field.subType === 'range';
  const text = isRange(value) ? rangeText(value) : formatDay(value);
  const clear = () => onChange(asRange ? EMPTY_RANGE : '');
  return (
    <PickerField
      field={{ ...field, error: field.error ?? (hasInvalidDay(value) ? fieldTexts().date.invalid : undefined) }}
      icon="calendar"
      text={text}
      placeholder={asRange ? fieldTexts().date.rangePlaceholder : fieldTexts().date.placeholder}
      onClear={clear}
      isOpen={isOpen}
      onOpenChange={setOpen}
      // If this fails, the panel loads it again.
      onPreload={() => void loadCalendar().catch(() => {})}
    >
      <Suspense fallback={<CalendarLoading />}>
        <CalendarPanel
          {...field}
          value={asRange && !isRange(value) ? EMPTY_RANGE : value}
          onChange={onChange}
          text={text}
          onDone={() => setOpen(false)}
          onClear={() => {
            clear();
            setOpen(false);
          }}
        />
      </Suspense>
    </PickerField>
  );
}

function CalendarLoading() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

function TimeOfDay({ value, onChange, halves, ...field }: FieldProps<'date'> & { halves: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const time = isRange(value) ? '' : value;
  return (
    <PickerField
      field={field}
      icon="clock"
      text={timeText(time, halves)}
      placeholder={fieldTexts().date.timePlaceholder}
      onClear={() => onChange('')}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <TimePanel
        parts={timeParts(time, halves)}
        hour12={halves}
        minuteStep={field.minuteStep}
        onChange={onChange}
        onDone={() => setOpen(false)}
      />
    </PickerField>
  );
}
