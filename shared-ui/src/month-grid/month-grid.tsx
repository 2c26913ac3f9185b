import { type ReactElement, type ReactNode, useId } from 'react';
import { type CivilDate, type CivilMonth, monthOf, weeksOf } from './civil-date';
import { DayCell } from './day-cell';
import { weekdayNames } from './date-formats';
import { AfterInitial, Frame, Grid, WeekdayHead } from './month-grid.styles';
import { MonthHeader } from './month-header';
import { useActiveDay } from './use-active-day';

export interface MonthGridProps {
  /** What the grid is for, as its accessible name: 'Choose your days'. */
  label: string;
  /** The month in view, 'YYYY-MM'. */
  month: CivilMonth;
  onMonthChange: (month: CivilMonth) => void;
  /** Today at the place that counts, 'YYYY-MM-DD'; it gets a mark. */
  today: CivilDate;
  selected?: readonly CivilDate[];
  /** Why a day cannot be picked, in words; undefined when it can. */
  disabledReason?: (date: CivilDate) => string | undefined;
  onPick: (date: CivilDate) => void;
  /** The months that can be reached; unlimited when left out. */
  firstMonth?: CivilMonth;
  lastMonth?: CivilMonth;
  /** Something short below the day's number, and how it is said. */
  dayNote?: (date: CivilDate) => { content: ReactNode; spoken: string } | undefined;
  /** Marks past days, also those that can be picked. */
  markPast?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/**
 * A month as a grid of days, weeks from Sunday, with one tab stop: arrows, Home, End, Page Up and Page Down
 * move, Enter or Space picks. A disabled day can be reached and says why [UI-090, UI-130, UI-131].
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { label, month, onMonthChange, today, selected = [], firstMonth, lastMonth } = props;
  const titleId = useId();
  const mayShow = (candidate: CivilMonth): boolean => !(firstMonth && candidate < firstMonth) && !(lastMonth && candidate > lastMonth);
  const preferred = [...selected.filter((date) => monthOf(date) === month).slice(0, 1), today];
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
      onReach={setActive}
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
          {weeksOf(month).map((week, index) => (
            <tr key={index}>{week.map((date, day) => (date ? cell(date) : <td key={day} role="gridcell" />))}</tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
