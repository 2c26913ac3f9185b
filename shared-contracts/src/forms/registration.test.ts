import { emptyPerson } from './person';
import { toRegistration } from './registration';

const values = {
  ...emptyPerson,
  firstName: ' Nora ',
  email: 'nora@example.com ',
  phone: '9175550142',
  dob: '1990-02-03',
  password: 'Quiet-1!',
  terms: true,
};

describe('a registration', () => {
  it.each([
    ['flow', '', '90210'],
    ['elsewhere', '', '00000'],
    ['flow', '10018', '10018'],
    ['elsewhere', '10018', '10018'],
  ] as const)('in the place %s with the zip %p sends %s [PR-084, PR-085]', (where, zip, sent) => {
    expect(toRegistration(values, zip, where).zipCode).toBe(sent);
  });

  it('sends names without spaces around them and the phone in its one form [SC-302]', () => {
    expect(toRegistration(values, '', 'flow')).toMatchObject({
      firstName: 'Nora',
      email: 'nora@example.com',
      phone: '(917) 555-0142',
      dob: '1990-02-03',
      termsAgreed: true,
      allowTexts: false,
    });
  });
});
