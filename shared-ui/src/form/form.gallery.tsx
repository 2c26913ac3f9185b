import { object, string } from 'yup';
import { type Gallery } from '../gallery/gallery';
import { TextField } from '../text-field/index';
import { AppForm, FormFailure, SubmitButton } from './index';

const schema = object({
  zip: string().required('Enter your ZIP code'),
  name: string().required('Enter your name'),
});

const send = () => new Promise((resolve) => setTimeout(resolve, 2000));

export const gallery: Gallery = {
  title: 'Form',
  group: 'Forms',
  examples: [
    {
      name: 'Send it empty, then filled',
      element: (
        <AppForm idPrefix="gallery-form" label="Example" initialValues={{ zip: '', name: '' }} validationSchema={schema} onSubmit={send}>
          <TextField name="name" label="Name" />
          <TextField name="zip" label="ZIP code" width={5} />
          <div>
            <SubmitButton>Continue</SubmitButton>
          </div>
        </AppForm>
      ),
    },
    {
      name: 'Failure that belongs to no field',
      element: <FormFailure reason="Sam has booked it.">The request was not rejected.</FormFailure>,
    },
  ],
};
