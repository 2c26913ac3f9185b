import { type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index';
import { type CivilDate, partsOf } from './civil-date';
import { spokenDate } from './date-formats';
import { Cell, DayButton, DayNumber } from './month-grid.styles';
import { monthGridTexts as texts } from './month-grid.texts';

interface DayCellProps {
  date: CivilDate;
  today: boolean;
  past: boolean;
  selected: boolean;
  reason: string | undefined;
  note: { content: ReactNode; spoken: string } | undefined;
  tabStop: boolean;
  onPick: (date: CivilDate) => void;
  onReach: (date: CivilDate) => void;
}

/** One day: a button that says the date, what it is, and why it cannot be picked. */
export function DayCell(props: DayCellProps): ReactElement {
  const { date, today, past, selected, reason, note, tabStop, onPick, onReach } = props;
  const name = [
    spokenDate(date),
    today && texts.today,
    past && reason === undefined && texts.past,
    selected && texts.selected,
    note?.spoken,
    reason !== undefined && texts.unavailable(reason),
  ];
  const pick = (): void => {
    onReach(date);
    if (reason === undefined) onPick(date);
  };
  return (
    <Cell role="gridcell" aria-selected={selected}>
      <DayButton
        type="button"
        aria-disabled={reason !== undefined}
        aria-current={today ? 'date' : undefined}
        title={reason}
        data-date={date}
        tabIndex={tabStop ? 0 : -1}
        onClick={pick}
        onFocus={() => onReach(date)}
        $selected={selected}
        $muted={past || reason !== undefined}
      >
        <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
        <span aria-hidden="true">
          <DayNumber $today={today}>{partsOf(date).day}</DayNumber>
          {note?.content}
        </span>
      </DayButton>
    </Cell>
  );
}
