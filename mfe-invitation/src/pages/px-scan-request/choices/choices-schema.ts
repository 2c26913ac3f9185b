import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { array, object, string } from 'yup';
import { texts } from '../../../texts';
import { type Choices, timeIds } from '../hand-off';

const { missing } = texts.choices;

/** Step 3 goes on with a way to pay, a zip and a time; the custom time needs its days. */
export const choicesSchema = object({
  payment: string().required(missing.payment),
  zipCode: string().test('zip', missing.zip, (zip) => isZip(zip ?? '')),
  time: string()
    .required(missing.time)
    .test('windows', missing.windows, (time, { parent }) => time !== timeIds.custom || (parent as Choices).windows.length > 0),
  windows: array(),
});
