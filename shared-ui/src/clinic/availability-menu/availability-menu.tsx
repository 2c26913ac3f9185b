import { type ReactElement, useId } from 'react';
import { Button } from '../../button/index';
import { FieldError, FieldFrame } from '../../field/index';
import { Stack } from '../../layout/index';
import { addDays, type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { SelectInput } from '../../select-field/index';
import { Text } from '../../theme/index';
import { Narrow } from './availability-menu.styles';
import { availabilityMenuTexts as texts } from './availability-menu.texts';
import {
  type Availability,
  availabilityLimits,
  type DateRow as DateRowValue,
  isAvailable,
  findNextDate,
  noticeHours,
  getUnavailableReason,
} from '@scanharbor/shared-contracts/domain/availability';
import { DateRow } from './date-row';

interface AvailabilityMenuProps {
  value: Availability;
  onChange: (value: Availability) => void;
  /** Today in the center's time zone, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Days from today to the last offered date; 90 by default [UI-104]. */
  horizon?: number;
  /** True after a submission with errors: shows what is missing [UI-101]. */
  showErrors?: boolean;
}

/**
 * Shows dates with parts of the day, hours of notice, and a button that adds a date [UI-100 to UI-109].
 * Rules and conversion to windows are in the domain: `defaultAvailability(today)`, `isAvailable`, `availabilityWindows`.
 */
export function AvailabilityMenu(props: AvailabilityMenuProps): ReactElement {
  const { value, onChange, today, horizon = availabilityLimits.horizon, showErrors = false } = props;
  const id = useId();
  const { rows } = value;
  const next = findNextDate(rows, today, horizon);
  const full = rows.length >= availabilityLimits.mostDates;

  const reasonFor =
    (current: DateRowValue) =>
    (date: CivilDate): string | undefined => {
      const listedDates = rows.filter((row) => row !== current).map((row) => row.date);
      const reason = getUnavailableReason(date, { today, horizon, taken: listedDates });
      return reason && texts.unavailable[reason](horizon);
    };
  const setRows = (changed: readonly DateRowValue[]): void => onChange({ ...value, rows: changed });

  return (
    <Stack>
      <Text $color="ink2">{texts.guidance}</Text>
      {rows.map((row, index) => (
        <DateRow
          key={index}
          row={row}
          today={today}
          lastDate={addDays(today, horizon)}
          disabledReason={reasonFor(row)}
          onChange={(changed) => setRows(rows.map((other) => (other === row ? changed : other)))}
          onRemove={rows.length > 1 ? () => setRows(rows.filter((other) => other !== row)) : undefined}
        />
      ))}
      {full || next === null ? (
        <Text $size="note" $color="ink2">
          {texts.full(availabilityLimits.mostDates)}
        </Text>
      ) : (
        <div>
          <Button onClick={() => setRows([...rows, { date: next, parts: [] }])}>{texts.add}</Button>
        </div>
      )}
      <Narrow>
        <FieldFrame id={`${id}-notice`} label={texts.notice}>
          <SelectInput
            id={`${id}-notice`}
            options={noticeHours.map((hours) => ({ value: String(hours), label: texts.hours(hours) }))}
            value={String(value.notice)}
            onChange={(event) => onChange({ ...value, notice: Number(event.target.value) })}
          />
        </FieldFrame>
      </Narrow>
      <div role="alert">{showErrors && !isAvailable(value) && <FieldError>{texts.tooFew(availabilityLimits.leastParts)}</FieldError>}</div>
    </Stack>
  );
}
