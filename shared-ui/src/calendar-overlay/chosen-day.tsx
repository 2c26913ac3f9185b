import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { CheckboxInput } from '../checkbox-field/index';
import { FieldError } from '../field/index';
import { shortDate } from '../month-grid/index';
import { DayBox, DayName, WholeRow } from './calendar-overlay.styles';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { type DayChoice, type DaySlotId, daySlots } from './time-windows';

interface ChosenDayProps {
  choice: DayChoice;
  error: string | undefined;
  onToggleSlot: (slot: DaySlotId) => void;
  onRemove: () => void;
  /** Given on one day when its times could be used for the others too. */
  onUseForAll: (() => void) | undefined;
}

/** A chosen day with the times that it is offered for [UI-082, UI-089]. */
export function ChosenDay({ choice, error, onToggleSlot, onRemove, onUseForAll }: ChosenDayProps): ReactElement {
  const day = shortDate(choice.date);
  return (
    <DayBox $invalid={error !== undefined}>
      <DayName>{day}</DayName>
      <Button variant="link" aria-label={texts.removeDay(day)} onClick={onRemove}>
        {texts.remove}
      </Button>
      <WholeRow>
        {daySlots.map(({ id, label }) => (
          <CheckboxInput
            key={id}
            label={label}
            aria-label={`${label}, ${day}`}
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
      </WholeRow>
    </DayBox>
  );
}
