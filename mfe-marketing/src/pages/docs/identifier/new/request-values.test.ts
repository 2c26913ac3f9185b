import { type ValidationError } from 'yup';
import { emptyDoctorRequest, isLookedUp, listPreferredIds, requestSchema } from './request-values';

it.each([
  ['10018', undefined],
  ['00000', 'Enter a ZIP code with 5 digits.'],
  ['1001', 'Enter a ZIP code with 5 digits.'],
  ['', 'Enter a ZIP code with 5 digits.'],
])('validates a doctor request with the ZIP code %j: %j [MK-125]', async (zipCode, problem) => {
  const message = await requestSchema(true)
    .validateAt('zipCode', { zipCode })
    .then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
  expect(message).toBe(problem);
});

it.each([
  ['10018', '3', true],
  ['10018', '', false],
  ['1001', '3', false],
  ['100180', '3', false],
])('looks up the ZIP code %j for the scan %j: %s [MK-128]', (zip, scanServiceId, expected) => {
  expect(isLookedUp(zip, scanServiceId)).toBe(expected);
});

it('sends each preferred center once, and no blank entries [MK-130]', () => {
  expect(listPreferredIds(['', '3', ' ', '1', '3'])).toEqual([3, 1]);
});

describe('a request with a doctor', () => {
  const request = { scanServiceId: '3', zipCode: '10018', file: new File(['x'], 'order.pdf') };
  const guest = {
    ...request,
    firstName: 'Nora',
    lastName: 'Sample',
    email: 'nora@example.com',
    phone: '9175550142',
    dob: '1990-02-03',
    password: 'Quiet-harbor-7',
    terms: true,
  };
  const listMessages = async (isPatient: boolean, values: object): Promise<string[]> => {
    try {
      await requestSchema(isPatient).validate(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).errors;
    }
  };

  it('is complete without account fields for a patient only [MK-125]', async () => {
    expect(await listMessages(true, request)).toEqual([]);
    expect(await listMessages(false, guest)).toEqual([]);
    expect(await listMessages(false, request)).toHaveLength(6);
    expect(await listMessages(true, emptyDoctorRequest)).toHaveLength(4);
  });

  it.each([
    ['scanServiceId', '', 'Please select a scan type.'],
    ['file', null, 'Add a picture of your prescription.'],
    ['file', new File(['x'], 'order.txt'), 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'],
    ['terms', false, 'Agree to the terms to send your request.'],
    ['password', 'Quiet', 'Password must be at least 8 characters long and contain both alphabetic and numeric characters'],
  ])('with %s %p returns a message [MK-125]', async (field, value, message) => {
    expect(await listMessages(false, { ...guest, [field]: value })).toEqual([message]);
  });
});
