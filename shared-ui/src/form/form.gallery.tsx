import { string, object } from 'yup';
import { type Gallery } from '../gallery/gallery';
import { TextField } from '../text-field/index';
import { AppForm, SubmitButton } from './index';

const schema = object({
  zip: string().required('Enter your ZIP code'),
  name: string().required('Enter your name'),
});

export const gallery: Gallery = {
  title: 'Form',
  states: [
    {
      name: 'send it empty, then filled',
      element: (
        <AppForm
          idPrefix="gallery-form"
          label="Example"
          initialValues={{ zip: '', name: '' }}
          validationSchema={schema}
          onSubmit={() => new Promise((resolve) => setTimeout(resolve, 2000))}
        >
          <TextField name="name" label="Name" />
          <TextField name="zip" label="ZIP code" width={5} />
          <div>
            <SubmitButton>Continue</SubmitButton>
          </div>
        </AppForm>
      ),
    },
  ],
};
