import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { Button } from '@scanharbor/shared-ui/button';
import { CalendarOverlay } from '@scanharbor/shared-ui/calendar-overlay';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../../texts';

/** Flexible, or specific dates from the calendar overlay (PR-058 to PR-060). */
export function AvailabilityField() {
  const { values, setValues } = useFormikContext<StepOneValues>();
  const [open, setOpen] = useState(false);
  const before = useRef(values.availability);

  useEffect(() => {
    const last = before.current;
    before.current = values.availability;
    if (last === values.availability) return;
    if (values.availability === 'specific' && values.windows.length === 0) setOpen(true);
    if (values.availability === 'flexible' && values.windows.length > 0) void setValues({ ...values, windows: [] });
  }, [values, setValues]);

  const chosen = windowTexts(values.windows)
    .map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`)
    .join(' · ');
  const close = () => {
    setOpen(false);
    if (values.windows.length === 0) void setValues({ ...values, availability: '' });
  };

  return (
    <>
      <RadioCards
        name="availability"
        label={scanTexts.when}
        options={[
          { value: 'flexible', label: scanTexts.flexible, text: scanTexts.flexibleText },
          {
            value: 'specific',
            label: scanTexts.specific,
            text: chosen || scanTexts.specificText,
            extra: values.availability === 'specific' && (
              <Button variant="link" onClick={() => setOpen(true)}>
                {chosen ? scanTexts.changeDates : scanTexts.chooseDates}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <CalendarOverlay
          value={values.windows.map(({ open: windowOpen, close: windowClose }) => ({ windowOpen, windowClose }))}
          allowCurrentDay={values.payment === 'self-pay'}
          onConfirm={(windows) => {
            setOpen(false);
            void setValues({
              ...values,
              availability: 'specific',
              windows: windows.map(({ windowOpen, windowClose }) => ({ open: windowOpen, close: windowClose })),
            });
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
