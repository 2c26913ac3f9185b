import { type ReactElement } from 'react';
import { Button } from '../../button/index';
import { CheckboxInput } from '../../checkbox-field/index';
import { FieldError } from '../../field/index';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { DayBox, DayName, FullRow } from './calendar-overlay.styles';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { type DayChoice, type DaySlotId, daySlots } from '@scanharbor/shared-contracts/domain/day-slots';
import { formatHourRange } from '@scanharbor/shared-contracts/domain/format-windows';

interface ChosenDayProps {
  choice: DayChoice;
  error: string | undefined;
  onToggleSlot: (slot: DaySlotId) => void;
  onRemove: () => void;
  /** Set on the day whose times can be applied to all others. */
  onUseForAll: (() => void) | undefined;
}

/** A chosen day and its offered times [UI-082, UI-089]. */
export function ChosenDay({ choice, error, onToggleSlot, onRemove, onUseForAll }: ChosenDayProps): ReactElement {
  const day = formatWeekdayDate(choice.date);
  return (
    <DayBox $invalid={error !== undefined}>
      <DayName>{day}</DayName>
      <Button variant="link" aria-label={texts.removeDay(day)} onClick={onRemove}>
        {texts.remove}
      </Button>
      <FullRow>
        {daySlots.map(({ id, from, to }) => (
          <CheckboxInput
            key={id}
            label={formatHourRange(from, to)}
            aria-label={`${formatHourRange(from, to)}, ${day}`}
            checked={choice.slots.includes(id)}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onToggleSlot(id)}
          />
        ))}
        {onUseForAll && (
          <Button variant="link" onClick={onUseForAll}>
            {texts.sameForAll}
          </Button>
        )}
        {error !== undefined && <FieldError>{error}</FieldError>}
      </FullRow>
    </DayBox>
  );
}
