import { useContext, useEffect, useEffectEvent } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { Day } from '../../lib/text/calendar-day.ts';

/** Calls back when the first end of a range is selected, since a range may stay open at the other. */
export function RangeStartListener({ onBegin }: { onBegin: (from: Day) => void }) {
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate?.toString();
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    if (anchor) begin(anchor);
  }, [anchor]);
  return null;
}
