import { requestSchema } from './request-values';

it.each([
  ['10018', undefined],
  ['00000', 'Enter a zip code with 5 digits.'],
  ['1001', 'Enter a zip code with 5 digits.'],
  ['', 'Enter a zip code with 5 digits.'],
])('a doctor request with the zip code %j says %j of it [MK-125]', async (zipCode, problem) => {
  const said = await requestSchema(true)
    .validateAt('zipCode', { zipCode })
    .then(
      () => undefined,
      ({ message }: Error) => message,
    );
  expect(said).toBe(problem);
});
