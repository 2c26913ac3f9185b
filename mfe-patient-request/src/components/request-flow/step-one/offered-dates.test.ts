import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { addDays, getWeekday, sunday } from '@scanharbor/shared-contracts/domain/civil-date';
import { getDatesError, offeredStepOneSchema } from './offered-dates';

/** A weekday so many days from now on. */
const dayFrom = (days: number) => {
  const date = addDays(getCivilToday(), days);
  return getWeekday(date) === sunday ? addDays(date, 1) : date;
};
const at = (date: string) => [{ open: `${date} 08:00:00`, close: `${date} 11:00:00` }];
const values = {
  scan: { id: 1 },
  zipCode: '10018',
  distance: 20,
  availability: 'specific' as const,
  windows: at(dayFrom(20)),
  payment: 'self-pay' as const,
};

it('has no message for days that the calendar offers, nor for a flexible patient', () => {
  expect(getDatesError(values)).toBeUndefined();
  expect(getDatesError({ ...values, availability: 'flexible', windows: at('2001-03-05') })).toBeUndefined();
});

it('names a day that has passed, and one that is too soon for insurance only', () => {
  expect(getDatesError({ ...values, windows: at('2001-03-05') })).toEqual(expect.any(String));
  const soon = at(dayFrom(2));
  expect(getDatesError({ ...values, windows: soon, payment: 'insurance' })).toEqual(expect.any(String));
  expect(getDatesError({ ...values, windows: soon })).toBeUndefined();
});

it('refuses such days in the form, with the same message', async () => {
  const past = { ...values, windows: at('2001-03-05') };
  const messageOf = (input: object) =>
    offeredStepOneSchema.validateAt('availability', input).then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
  expect(await messageOf(past)).toBe(getDatesError(past));
  expect(await messageOf(values)).toBeUndefined();
  expect(await messageOf({ ...values, availability: '' })).toBe('Choose when you are available.');
});
