import { getDayAvailability } from '@scanharbor/shared-contracts/domain/day-availability';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { getStaleTimesReason } from '@scanharbor/shared-ui/clinic/calendar-overlay';
import { array, object, string } from 'yup';
import { texts } from '../../../texts';
import { type HandOffChoices, timeIds } from '../hand-off-draft';

const { missing } = texts.choices;

/** Step 3 needs a payment method, a zip and a time; the custom time needs days that the calendar still offers. */
export const choicesSchema = object({
  payment: string().required(missing.payment),
  zipCode: string().test('zip', missing.zip, (zip) => isZip(zip ?? '')),
  time: string()
    .required(missing.time)
    .test('windows', (time, { parent, createError }) => {
      const { payment, windows } = parent as HandOffChoices;
      if (time !== timeIds.custom) return true;
      if (windows.length === 0) return createError({ message: missing.windows });
      const reason = getStaleTimesReason(
        windows.map(({ open }) => open),
        getDayAvailability(payment),
      );
      return reason === undefined || createError({ message: reason });
    }),
  windows: array(),
});
