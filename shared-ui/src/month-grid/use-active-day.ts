import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CivilDate, type CivilMonth, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { getDayForKey, toLeftToRight } from './day-keyboard';

interface ActiveDay {
  /** The day of the month in the tab order. */
  active: CivilDate;
  gridRef: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  setActive: (date: CivilDate) => void;
}

interface ActiveDayOptions {
  month: CivilMonth;
  preferred: readonly (CivilDate | undefined)[];
  mayShow: (month: CivilMonth) => boolean;
  onMonthChange: (month: CivilMonth) => void;
}

/** Manages the tab stop of a month: the last focused day, otherwise the first preferred day in view, otherwise the first day. */
export function useActiveDay({ month, preferred, mayShow, onMonthChange }: ActiveDayOptions): ActiveDay {
  const [focusedDay, setFocusedDay] = useState<CivilDate>();
  const moveFocus = useRef(false);
  const gridRef = useRef<HTMLTableElement>(null);
  const active = [focusedDay, ...preferred].find((date) => date !== undefined && getMonth(date) === month) ?? `${month}-01`;

  useEffect(() => {
    // The month may change later than the focused day, because a calendar slides first.
    if (!moveFocus.current || active !== focusedDay) return;
    moveFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active, focusedDay, month]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = toLeftToRight(event.key, event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl');
    const next = getDayForKey(active, key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    if (!mayShow(getMonth(next))) return;
    moveFocus.current = true;
    setFocusedDay(next);
    if (getMonth(next) !== month) onMonthChange(getMonth(next));
  };

  return { active, gridRef, onKeyDown, setActive: setFocusedDay };
}
