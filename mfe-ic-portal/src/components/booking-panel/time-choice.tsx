import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { coveringInput } from '@scanharbor/shared-ui/chip-radios';
import { Button } from '@scanharbor/shared-ui/button';
import { type SlotDay, SlotGrid } from '@scanharbor/shared-ui/clinic/slot-grid';
import { FieldGroup, useFormikField } from '@scanharbor/shared-ui/field';
import { focusRing, Text, onBrandText, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useState } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { toBookingStart, toSlotChoice } from '../booking/booking-times';
import { describeTimeZone } from '../booking/time-zone-note';
import { listShownTimes } from './first-fit';

const bookTexts = texts.book;

const Days = styled.div`
  display: grid;
  grid-template-columns: max-content repeat(3, minmax(0, 1fr));
  gap: ${token.space8};
  align-items: center;
`;

const Day = styled.span`
  grid-column: 1;
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
`;

const Time = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 36px;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-size: ${token.text14};
  font-weight: ${token.weightStrong};
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${token.brand};
    background: ${token.brand};
    ${onBrandText}
  }

  &:has(input:disabled) {
    border: 1px dashed ${token.divider};
    background: ${token.canvas};
    color: ${token.ink3};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  ${coveringInput}
`;

interface TimeChoiceProps {
  /** The offered times with the patient's notice, and which of them are taken at the location. */
  days: readonly SlotDay[];
  location: EligibleLocation;
}

/** The exact times that the patient offers at the chosen location, taken ones struck; Formik value: 'YYYY-MM-DD HH:mm:00'. */
export function TimeChoice({ days, location }: TimeChoiceProps) {
  const field = useFormikField<string>({ name: 'time' });
  const [isAll, setAll] = useState(false);
  const shown = listShownTimes(days, field.value);
  const zoneNote = describeTimeZone([location], days[0]?.date ?? '');
  return (
    <>
      {isAll ? (
        <SlotGrid
          label={bookTexts.time}
          days={days}
          value={field.value ? toSlotChoice(field.value) : null}
          onChange={(choice) => field.onChange(toBookingStart(choice))}
          zoneNote={zoneNote}
        />
      ) : (
        <FieldGroup role="radiogroup" id={field.id} label={bookTexts.time} hint={zoneNote} error={field.error}>
          {shown.length === 0 ? (
            <Text role="status" $color="warning">
              {bookTexts.noneFree(location.name)}
            </Text>
          ) : (
            <Days>
              {shown.map(({ date, times }, row) => [
                <Day key={date}>{formatWeekdayDate(date)}</Day>,
                ...times.map(({ start, isTaken }, index) => (
                  <Time key={start}>
                    <input
                      id={row + index === 0 ? field.id : `${field.id}-${start}`}
                      type="radio"
                      name={field.id}
                      value={start}
                      checked={field.value === start}
                      disabled={isTaken}
                      onChange={() => field.onChange(start)}
                      onBlur={field.onBlur}
                    />
                    <VisuallyHidden>{formatWeekdayDate(date)}, </VisuallyHidden>
                    {formatClockTime(start)}
                    {isTaken && <VisuallyHidden>, {bookTexts.taken}</VisuallyHidden>}
                  </Time>
                )),
              ])}
            </Days>
          )}
        </FieldGroup>
      )}
      {shown.length > 0 && !isAll && (
        <Text $size="note" $color="ink2">
          {bookTexts.firstFit}
        </Text>
      )}
      {days.length > 0 && (
        <div>
          <Button variant="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? bookTexts.fewTimes : bookTexts.allTimes}
          </Button>
        </div>
      )}
    </>
  );
}
