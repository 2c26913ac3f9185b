import { daysOnOffer } from '@scanharbor/shared-contracts/domain/days-on-offer';
import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { Button } from '@scanharbor/shared-ui/button';
import { CalendarOverlay } from '@scanharbor/shared-ui/calendar-overlay';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts';
import { type Choices, timeIds } from '../hand-off';

const words = texts.choices;

/** Flexible sends no slots (IN-043); custom opens the calendar (IN-042, IN-044). */
export function TimeField() {
  const { values, setValues } = useFormikContext<Choices>();
  const [open, setOpen] = useState(false);
  const before = useRef(values.time);

  useEffect(() => {
    const last = before.current;
    before.current = values.time;
    if (last === values.time) return;
    if (values.time === timeIds.custom && values.windows.length === 0) setOpen(true);
    if (values.time === timeIds.flexible && values.windows.length > 0) void setValues({ ...values, windows: [] });
  }, [values, setValues]);

  const chosen = windowTexts(values.windows)
    .map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`)
    .join(' · ');

  return (
    <>
      <RadioCards
        name="time"
        label={words.time}
        options={[
          { value: timeIds.flexible, label: words.flexible, text: words.flexibleText },
          {
            value: timeIds.custom,
            label: words.custom,
            text: chosen || words.customText,
            extra: values.time === timeIds.custom && (
              <Button variant="link" onClick={() => setOpen(true)}>
                {chosen ? words.changeDates : words.chooseDates}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <CalendarOverlay
          value={values.windows.map(({ open: windowOpen, close: windowClose }) => ({ windowOpen, windowClose }))}
          {...daysOnOffer(values.payment)}
          onConfirm={(windows) => {
            setOpen(false);
            const offered = windows.map(({ windowOpen, windowClose }) => ({ open: windowOpen, close: windowClose }));
            void setValues({ ...values, time: timeIds.custom, windows: offered });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
