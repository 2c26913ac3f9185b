import { type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index';
import { type CivilDate, toDateParts } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatSpokenDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Cell, DayButton, DayNumber } from './month-grid.styles';
import { monthGridTexts as texts } from './month-grid.texts';

interface DayCellProps {
  date: CivilDate;
  today: boolean;
  past: boolean;
  selected: boolean;
  reason: string | undefined;
  note: { content: ReactNode; label: string } | undefined;
  tabStop: boolean;
  onPick: (date: CivilDate) => void;
  onFocusDay: (date: CivilDate) => void;
}

/** A day as a button. Its name contains the date, its marks, and why it cannot be picked. */
export function DayCell(props: DayCellProps): ReactElement {
  const { date, today, past, selected, reason, note, tabStop, onPick, onFocusDay } = props;
  const name = [
    formatSpokenDate(date),
    today && texts.today,
    past && reason === undefined && texts.past,
    selected && texts.selected,
    note?.label,
    reason !== undefined && texts.unavailable(reason),
  ];
  const pick = (): void => {
    onFocusDay(date);
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
        onFocus={() => onFocusDay(date)}
        $selected={selected}
        $muted={past || reason !== undefined}
      >
        <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
        <span aria-hidden="true">
          <DayNumber $today={today}>{toDateParts(date).day}</DayNumber>
          {note?.content}
        </span>
      </DayButton>
    </Cell>
  );
}
