import { getDayAvailability } from '@scanharbor/shared-contracts/domain/day-availability';
import { stepTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { stepOneSchema, type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { getStaleTimesReason } from '@scanharbor/shared-ui/clinic/calendar-overlay';
import { object, string } from 'yup';

/**
 * Returns the message for chosen dates that the calendar no longer offers: restored dates, or those chosen for another
 * payment method, may have passed or be too soon. Undefined when all are still offered.
 */
export const getDatesError = ({ availability, windows, payment }: Pick<StepOneValues, 'availability' | 'windows' | 'payment'>) =>
  availability === 'specific'
    ? getStaleTimesReason(
        windows.map(({ open }) => open),
        getDayAvailability(payment),
      )
    : undefined;

/** Step 1 saves only when all five are chosen (PR-061), with dates that the calendar offers. */
export const offeredStepOneSchema = stepOneSchema.concat(
  object({
    availability: string()
      .required(stepTexts.availability)
      .test('dates', (_choice, { parent, createError }) => {
        const message = getDatesError(parent as StepOneValues);
        return message === undefined || createError({ message });
      }),
  }),
);
