import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { Button } from '@scanharbor/shared-ui/button';
import { type CalendarOverlayProps } from '@scanharbor/shared-ui/calendar-overlay';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { daysOnOffer } from '@scanharbor/shared-contracts/domain/days-on-offer';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../../texts';
import { Later } from '../../later/later';
import { When } from '../when';
import { datesProblem } from './offered-dates';

const loadCalendar = () => import('@scanharbor/shared-ui/calendar-overlay').then(({ CalendarOverlay }) => CalendarOverlay);

/** Flexible, or specific dates from the calendar overlay (PR-058 to PR-060). */
export function AvailabilityField() {
  const { values, setValues, setFieldTouched, setFieldError } = useFormikContext<StepOneValues>();
  const [open, setOpen] = useState(false);
  const before = useRef(values.availability);

  useEffect(() => {
    const last = before.current;
    before.current = values.availability;
    if (last === values.availability) return;
    if (values.availability === 'specific' && values.windows.length === 0) setOpen(true);
    if (values.availability === 'flexible' && values.windows.length > 0) void setValues({ ...values, windows: [] });
  }, [values, setValues]);

  // Dates of an earlier day are told of at once: nobody looks for the fault in what was chosen long ago.
  const problem = datesProblem(values);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    if (problem) void setFieldTouched('availability', true, false);
    setFieldError('availability', problem);
  }, [problem, setFieldTouched, setFieldError]);

  const chosen = values.windows.length > 0;
  const close = () => {
    setOpen(false);
    if (values.windows.length === 0) void setValues({ ...values, availability: '' });
  };

  const confirm: CalendarOverlayProps['onConfirm'] = (windows) => {
    setOpen(false);
    const chosenWindows = windows.map(({ windowOpen, windowClose }) => ({ open: windowOpen, close: windowClose }));
    void setValues({ ...values, availability: 'specific', windows: chosenWindows });
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
            text: chosen ? <When availability="specific" windows={values.windows} /> : scanTexts.specificText,
            extra: values.availability === 'specific' && (
              <Button variant="link" onClick={() => setOpen(true)}>
                {chosen ? scanTexts.changeDates : scanTexts.chooseDates}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <Later
          load={loadCalendar}
          props={{
            value: values.windows.map(({ open: windowOpen, close: windowClose }) => ({ windowOpen, windowClose })),
            ...daysOnOffer(values.payment),
            onConfirm: confirm,
            onClose: close,
          }}
        />
      )}
    </>
  );
}
