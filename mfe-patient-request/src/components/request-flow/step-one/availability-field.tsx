import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { Button } from '@scanharbor/shared-ui/button';
import { type CalendarOverlayProps } from '@scanharbor/shared-ui/clinic/calendar-overlay';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { getDayAvailability } from '@scanharbor/shared-contracts/domain/day-availability';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanTexts } from '../../../texts';
import { lazyOptions } from '../../lazy-options';
import { OfferedTimes } from '../offered-times';
import { getDatesError } from './offered-dates';

const CalendarOverlay = lazySection(
  async () => (await import('@scanharbor/shared-ui/clinic/calendar-overlay')).CalendarOverlay,
  lazyOptions,
);

/** Flexible, or specific dates from the calendar overlay (PR-058 to PR-060). */
export function AvailabilityField() {
  const { values, setValues, setFieldTouched, setFieldError } = useFormikContext<StepOneValues>();
  const [open, setOpen] = useState(false);
  const previous = useRef(values.availability);

  useEffect(() => {
    const last = previous.current;
    previous.current = values.availability;
    if (last === values.availability) return;
    if (values.availability === 'specific' && values.windows.length === 0) setOpen(true);
    if (values.availability === 'flexible' && values.windows.length > 0) void setValues({ ...values, windows: [] });
  }, [values, setValues]);

  // Restored dates may have passed. The error is shown immediately, since patients do not recheck old choices.
  const problem = getDatesError(values);
  const shownProblem = useRef<string>(undefined);
  useEffect(() => {
    if (shownProblem.current === problem) return;
    shownProblem.current = problem;
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
    void setValues({ ...values, availability: 'specific', windows });
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
            text: chosen ? <OfferedTimes availability="specific" windows={values.windows} /> : scanTexts.specificText,
            extra: values.availability === 'specific' && (
              <Button variant="link" onClick={() => setOpen(true)}>
                {chosen ? scanTexts.changeDates : scanTexts.chooseDates}
              </Button>
            ),
          },
        ]}
      />
      {open && <CalendarOverlay value={values.windows} {...getDayAvailability(values.payment)} onConfirm={confirm} onClose={close} />}
    </>
  );
}
