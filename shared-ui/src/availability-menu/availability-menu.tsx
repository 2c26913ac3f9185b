import { type ReactElement, useId } from 'react';
import { Button } from '../button/index';
import { FieldError, FieldFrame } from '../field/index';
import { Stack } from '../layout/index';
import { addDays, type CivilDate } from '../month-grid/index';
import { SelectInput } from '../select-field/index';
import { Text } from '../theme/index';
import { Narrow } from './availability-menu.styles';
import { availabilityMenuTexts as texts } from './availability-menu.texts';
import {
  type Availability,
  availabilityLimits,
  type DateRow as DateRowValue,
  isAvailable,
  nextDate,
  noticeHours,
  whyNotOffered,
} from './availability-rules';
import { DateRow } from './date-row';

export interface AvailabilityMenuProps {
  value: Availability;
  onChange: (value: Availability) => void;
  /** Today at the place that counts, 'YYYY-MM-DD'. */
  today: CivilDate;
  /** Days from today to the last date on offer; 90 when left out [UI-104]. */
  horizon?: number;
  /** Says what is missing, once the surrounding form was sent in vain [UI-101]. */
  showErrors?: boolean;
}

/**
 * Dates with the parts of the day that suit, hours of notice, and one more date on request [UI-100 to UI-109].
 * Start from `defaultAvailability(today)`, check with `isAvailable`, send `availabilityWindows`.
 */
export function AvailabilityMenu(props: AvailabilityMenuProps): ReactElement {
  const { value, onChange, today, horizon = availabilityLimits.horizon, showErrors = false } = props;
  const id = useId();
  const { rows } = value;
  const next = nextDate(rows, today, horizon);
  const full = rows.length >= availabilityLimits.mostDates;

  const reasonFor =
    (own: DateRowValue) =>
    (date: CivilDate): string | undefined =>
      whyNotOffered(date, {
        today,
        horizon,
        taken: rows.filter((row) => row !== own).map((row) => row.date),
      });
  const setRows = (changed: readonly DateRowValue[]): void => onChange({ ...value, rows: changed });

  return (
    <Stack>
      <Text $colour="ink2">{texts.guidance}</Text>
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
        <Text $size="note" $colour="ink2">
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
      <div role="alert">{showErrors && !isAvailable(value) && <FieldError>{texts.tooFew(availabilityLimits.leastTicks)}</FieldError>}</div>
    </Stack>
  );
}
