import { getDayAvailability } from '@scanharbor/shared-contracts/domain/day-availability';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { Button } from '@scanharbor/shared-ui/button';
import { CalendarOverlay } from '@scanharbor/shared-ui/clinic/calendar-overlay';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts';
import { type HandOffChoices, timeIds } from '../hand-off-draft';

const choiceTexts = texts.choices;

/** Flexible sends no slots (IN-043); custom opens the calendar (IN-042, IN-044). */
export function TimeField() {
  const { values, setValues } = useFormikContext<HandOffChoices>();
  const [open, setOpen] = useState(false);
  const previousTime = useRef(values.time);

  useEffect(() => {
    const last = previousTime.current;
    previousTime.current = values.time;
    if (last === values.time) return;
    if (values.time === timeIds.custom && values.windows.length === 0) setOpen(true);
    if (values.time === timeIds.flexible && values.windows.length > 0) void setValues({ ...values, windows: [] });
  }, [values, setValues]);

  const chosen = formatWindowsByDay(values.windows)
    .map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`)
    .join(' · ');

  return (
    <>
      <RadioCards
        name="time"
        label={choiceTexts.time}
        options={[
          { value: timeIds.flexible, label: choiceTexts.flexible, text: choiceTexts.flexibleText },
          {
            value: timeIds.custom,
            label: choiceTexts.custom,
            text: chosen || choiceTexts.customText,
            extra: values.time === timeIds.custom && (
              <Button variant="link" onClick={() => setOpen(true)}>
                {chosen ? choiceTexts.changeDates : choiceTexts.chooseDates}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <CalendarOverlay
          value={values.windows}
          {...getDayAvailability(values.payment)}
          onConfirm={(windows) => {
            setOpen(false);
            void setValues({ ...values, time: timeIds.custom, windows });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
