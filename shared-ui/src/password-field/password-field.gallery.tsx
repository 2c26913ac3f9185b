import { type Gallery } from '../gallery/gallery';
import { AccountName, PasswordField } from './index';

const rules = [
  { id: 'length', text: 'At least 8 characters', test: (password: string) => password.length >= 8 },
  { id: 'digit', text: 'At least one digit', test: (password: string) => /\d/.test(password) },
];

const field = <PasswordField name="password" label="Password" autoComplete="new-password" rules={rules} />;

export const gallery: Gallery = {
  title: 'Password field',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { password: 'abc1' } }, element: field },
    { name: 'Error', form: { values: { password: '' }, errors: { password: 'Enter a password' } }, element: field },
    {
      name: 'New password of a known account',
      form: { values: { password: '' } },
      element: (
        <>
          <AccountName email="jordan@example.com" />
          {field}
        </>
      ),
    },
  ],
};
