import { object, string } from 'yup';
import { confirmationField } from './person';

const form = object({ password: string(), confirmation: confirmationField('password') });

it.each(['', 'Other-pass1'])('refuses the confirmation %j of another password in words [SC-402]', async (confirmation) => {
  await expect(form.validate({ password: 'Strong-pass1', confirmation })).rejects.toThrow('Passwords do not match');
});

it('takes the same password twice [SC-402]', async () => {
  await expect(form.validate({ password: 'Strong-pass1', confirmation: 'Strong-pass1' })).resolves.toBeTruthy();
});
