import { type Gallery } from '../../gallery/gallery';
import { NameFields, SignInFields, TermsField } from './index';

export const gallery: Gallery = {
  title: 'Account fields',
  group: 'Clinic',
  examples: [
    {
      name: 'Name and email',
      form: { values: { firstName: 'Lena', lastName: 'Ortiz', email: '' } },
      element: <NameFields texts={{ firstName: 'First name', lastName: 'Last name', email: 'Email' }} />,
    },
    {
      name: 'Sign in',
      form: { values: { email: '', password: '', remember: false } },
      element: (
        <SignInFields
          texts={{ email: 'Email', password: 'Password', forgot: 'Forgot your password?', remember: 'Keep me signed in' }}
          forgotPasswordUrl="/forgot-password"
        />
      ),
    },
    {
      name: 'Terms',
      form: { values: { terms: false }, errors: { terms: 'Agree to the terms of use to continue' } },
      element: <TermsField texts={{ terms: 'I have read the terms of use.', termsLink: 'Terms of use' }} termsUrl="/terms" />,
    },
  ],
};
