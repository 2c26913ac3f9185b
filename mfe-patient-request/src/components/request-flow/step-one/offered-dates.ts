import { daysOnOffer } from '@scanharbor/shared-contracts/domain/days-on-offer';
import { stepOneSchema, type StepOneValues, stepTexts } from '@scanharbor/shared-contracts/forms/request-steps';
import { whyNotOnOffer } from '@scanharbor/shared-ui/calendar-overlay';
import { object, string } from 'yup';

/**
 * Why the chosen dates have to be chosen again, in words: what was kept, stored or chosen for another way to pay may have
 * passed or be too soon by now. Undefined when the calendar still offers all of them.
 */
export const datesProblem = ({ availability, windows, payment }: Pick<StepOneValues, 'availability' | 'windows' | 'payment'>) =>
  availability === 'specific'
    ? whyNotOnOffer(
        windows.map(({ open }) => open),
        daysOnOffer(payment),
      )
    : undefined;

/** Step 1 saves only when all five are chosen (PR-061), with dates that the calendar offers. */
export const offeredStepOneSchema = stepOneSchema.concat(
  object({
    availability: string()
      .required(stepTexts.availability)
      .test('dates', (_choice, { parent, createError }) => {
        const message = datesProblem(parent as StepOneValues);
        return message === undefined || createError({ message });
      }),
  }),
);
