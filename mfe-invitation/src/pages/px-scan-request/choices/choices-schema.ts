import { daysOnOffer } from '@scanharbor/shared-contracts/domain/days-on-offer';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { whyNotOnOffer } from '@scanharbor/shared-ui/calendar-overlay';
import { array, object, string } from 'yup';
import { texts } from '../../../texts';
import { type Choices, timeIds } from '../hand-off';

const { missing } = texts.choices;

/** Step 3 goes on with a way to pay, a zip and a time; the custom time needs its days, and that they are still on offer. */
export const choicesSchema = object({
  payment: string().required(missing.payment),
  zipCode: string().test('zip', missing.zip, (zip) => isZip(zip ?? '')),
  time: string()
    .required(missing.time)
    .test('windows', (time, { parent, createError }) => {
      const { payment, windows } = parent as Choices;
      if (time !== timeIds.custom) return true;
      if (windows.length === 0) return createError({ message: missing.windows });
      const reason = whyNotOnOffer(
        windows.map(({ open }) => open),
        daysOnOffer(payment),
      );
      return reason === undefined || createError({ message: reason });
    }),
  windows: array(),
});
