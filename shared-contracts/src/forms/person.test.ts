import { object, string } from 'yup';
import { confirmationField, emptyPerson, registrationSchema } from './person';

const form = object({ password: string(), confirmation: confirmationField('password') });

it.each(['', 'Other-pass1'])('rejects the confirmation %j of another password with a message [SC-402]', async (confirmation) => {
  await expect(form.validate({ password: 'Strong-pass1', confirmation })).rejects.toThrow('Passwords do not match');
});

it('accepts the same password twice [SC-402]', async () => {
  await expect(form.validate({ password: 'Strong-pass1', confirmation: 'Strong-pass1' })).resolves.toBeTruthy();
});

describe('a registration', () => {
  const complete = {
    ...emptyPerson,
    firstName: 'Amelia',
    lastName: 'Hart',
    email: 'amelia@example.com',
    phone: '2125550144',
    dob: '1984-04-12',
    password: 'Strong-pass1',
    terms: true,
  };

  it('is complete with the terms agreed to and a strict password [PR-083, SC-401]', async () => {
    await expect(registrationSchema.validate(complete)).resolves.toMatchObject({ firstName: 'Amelia' });
  });

  it.each([
    ['password', 'Strongpass1', 'Password must be at least 8 characters long and contain both alphabetic and numeric characters'],
    ['terms', false, 'Agree to the terms to continue.'],
    ['email', 'amelia@example', 'Enter an email address like name@example.com.'],
    ['phone', '212555014', 'Enter a phone number with 10 digits.'],
    ['lastName', ' ', 'Enter your last name.'],
    ['dob', '', 'Choose your date of birth.'],
  ])('with the %s %j returns a message [PR-083, SC-401]', async (field, value, message) => {
    await expect(registrationSchema.validate({ ...complete, [field]: value })).rejects.toThrow(message);
  });
});
