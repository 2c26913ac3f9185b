import { parseErrorResponse } from '../core/api-error';
import { getAccountError } from './account-error';

const taken = 'This email address is taken.';
const refuse = (status: number, messages: object[]) => getAccountError(parseErrorResponse(status, { messages }), taken, 'Try again.');

it('puts a taken email beside the email field [PR-087]', () => {
  expect(refuse(409, [{ user_msg: 'Conflict' }])).toEqual({ fields: { email: taken } });
});

it('puts a rejected field beside that field, by its name in the form', () => {
  const messages = ['first_name', 'last_name', 'email', 'phone', 'zip_code', 'dob', 'password', 'other'].map((field) => ({
    field,
    user_msg: field,
  }));
  expect(refuse(400, messages)).toEqual({
    fields: {
      firstName: 'first_name',
      lastName: 'last_name',
      email: 'email',
      phone: 'phone',
      zipCode: 'zip_code',
      dob: 'dob',
      password: 'password',
      other: 'other',
    },
  });
  expect(refuse(400, [{ field: 'username', user_msg: 'Unknown domain' }])).toEqual({ fields: { email: 'Unknown domain' } });
});

it("shows anything else above the form, with the server's message or a general one", () => {
  expect(refuse(400, [{ user_msg: 'Not now' }])).toEqual({ fields: {}, banner: 'Not now' });
  expect(refuse(500, [])).toEqual({ fields: {}, banner: 'Try again.' });
});
