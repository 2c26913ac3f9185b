import { type Gallery } from '../gallery/gallery';
import { TextField } from './index';

const fields = (
  <>
    <TextField name="name" label="First name" autoComplete="given-name" />
    <TextField name="email" label="Email" type="email" hint="We send the confirmation here." optional />
    <TextField name="memberId" label="Member ID" width={12} />
  </>
);

export const gallery: Gallery = {
  title: 'Text field',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { name: 'Lena', email: '', memberId: 'W1234' } }, element: fields },
    {
      name: 'Errors',
      form: {
        values: { name: '', email: 'lena', memberId: '' },
        errors: { name: 'Enter your first name', email: 'Enter an email address' },
      },
      element: fields,
    },
    { name: 'Disabled', form: { values: { name: 'Lena' } }, element: <TextField name="name" label="First name" disabled /> },
  ],
};
