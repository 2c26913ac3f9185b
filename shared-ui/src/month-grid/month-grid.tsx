import { type ReactElement, type ReactNode, useId } from 'react';
import { type CivilDate, type CivilMonth, getMonth, listWeeks } from '@scanharbor/shared-contracts/domain/civil-date';
import { DayCell } from './day-cell';
import { weekdayNames } from '@scanharbor/shared-contracts/domain/date-formats';
import { AfterInitial, Frame, Grid, WeekdayHead } from './month-grid.styles';
import { MonthHeader } from './month-header';
import { useActiveDay } from './use-active-day';

export interface MonthGridProps {
  /** Accessible name of the grid: 'Choose your days'. */
  label: string;
  /** The displayed month, 'YYYY-MM'. */
  month: CivilMonth;
  onMonthChange: (month: CivilMonth) => void;
  /** Today in the relevant time zone, 'YYYY-MM-DD'; marked in the grid. */
  today: CivilDate;
  selected?: readonly CivilDate[];
  /** Returns why a day cannot be picked; undefined when it can. */
  disabledReason?: (date: CivilDate) => string | undefined;
  onPick: (date: CivilDate) => void;
  /** The months that can be displayed; unlimited by default. */
  firstMonth?: CivilMonth;
  lastMonth?: CivilMonth;
  /** Short content below the day's number, and its text for screen readers. */
  dayNote?: (date: CivilDate) => { content: ReactNode; label: string } | undefined;
  /** Marks past days, also those that can be picked. */
  markPast?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/**
 * A month as a grid of days, weeks from Sunday, with one tab stop. Arrows, Home, End, Page Up and Page Down move the
 * focus, Enter or Space picks. Disabled days are focusable and announce the reason [UI-090, UI-130, UI-131].
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { label, month, onMonthChange, today, selected = [], firstMonth, lastMonth } = props;
  const titleId = useId();
  const mayShow = (candidate: CivilMonth): boolean => !(firstMonth && candidate < firstMonth) && !(lastMonth && candidate > lastMonth);
  const preferred = [...selected.filter((date) => getMonth(date) === month).slice(0, 1), today];
  const { active, gridRef, onKeyDown, setActive } = useActiveDay({
    month,
    preferred,
    mayShow,
    onMonthChange,
  });

  const cell = (date: CivilDate): ReactElement => (
    <DayCell
      key={date}
      date={date}
      today={date === today}
      past={date < today && props.markPast === true}
      selected={selected.includes(date)}
      reason={props.disabledReason?.(date)}
      note={props.dayNote?.(date)}
      tabStop={date === active}
      onPick={props.onPick}
      onFocusDay={setActive}
    />
  );

  return (
    <Frame role="group" aria-label={label}>
      <MonthHeader month={month} titleId={titleId} level={props.headingLevel ?? 3} mayShow={mayShow} onMonthChange={onMonthChange} />
      <Grid ref={gridRef} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <WeekdayHead key={name} scope="col" abbr={name}>
                {name.slice(0, 1)}
                <AfterInitial>{name.slice(1, 3)}</AfterInitial>
              </WeekdayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, index) => (
            <tr key={index}>{week.map((date, day) => (date ? cell(date) : <td key={day} role="gridcell" />))}</tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
