import { type Schema, type ValidationError } from 'yup';
import { emptyStepOne, emptyStepThree, insuranceSchema, stepOneSchema, stepThreeSchema } from './request-steps';

const windows = [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }];
const one = { scanServiceId: '1', zipCode: '10018', miles: '20', payment: 'insurance', availability: 'specific', windows };
const three = { ...emptyStepThree, doctorFirstName: 'Maya', doctorLastName: 'Chen', reason: 'A knee that hurts', blobId: 'rx' };

/** Returns all messages of a form, in order. */
async function listMessages(schema: Schema, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors.toSorted();
  }
}

it('accepts complete answers [PR-061, PR-115, PR-137]', async () => {
  expect(await listMessages(stepOneSchema, one)).toEqual([]);
  expect(await listMessages(stepOneSchema, { ...one, availability: 'flexible', windows: [] })).toEqual([]);
  expect(await listMessages(stepThreeSchema(false), three)).toEqual([]);
  expect(await listMessages(insuranceSchema, { insurerId: '5', memberId: 'W1' })).toEqual([]);
});

it('asks for everything that is missing in step 1 [PR-061]', async () => {
  expect(await listMessages(stepOneSchema, emptyStepOne)).toEqual([
    'Choose how far you can travel.',
    'Choose how you will pay.',
    'Choose the scan you need.',
    'Choose when you are available.',
    'Enter a ZIP code with 5 digits.',
  ]);
  expect(await listMessages(stepOneSchema, { ...one, windows: [] })).toEqual(['Choose your dates and times.']);
});

it('asks for the physician and the reason, which spaces are not [PR-115]', async () => {
  const missing = ["Enter the physician's first name.", "Enter the physician's last name.", 'Enter the reason for the exam.'];
  expect(await listMessages(stepThreeSchema(false), { ...three, doctorFirstName: ' ', doctorLastName: ' ', reason: ' ' })).toEqual(missing);
  expect(await listMessages(stepThreeSchema(false), { ...emptyStepThree, blobId: 'rx' })).toEqual(missing);
});

it.each([
  [true, true, 0],
  [true, false, 1],
  [false, true, 1],
])('with self-pay %s and "I will bring it" %s needs %i files [PR-115]', async (selfPay, willBring, count) => {
  const messages = await listMessages(stepThreeSchema(selfPay), { ...three, blobId: '', willBring });
  expect(messages).toEqual(count ? ['Add a picture or PDF of your prescription.'] : []);
});

it('asks for the insurer and the member ID [PR-137]', async () => {
  expect(await listMessages(insuranceSchema, { insurerId: '', memberId: ' ' })).toEqual([
    'Choose your insurance company.',
    'Enter your member ID.',
  ]);
});
