import { requestSchema } from './request-values';

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
