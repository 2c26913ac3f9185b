import { Formik } from 'formik';
import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { Stack } from '../layout/index';
import { ErrorSummary } from './error-summary';
import { FormikErrorSummary } from './index';

const validate = () => ({ name: 'Enter your first name', sex: 'Choose your sex at birth' });

export const gallery: Gallery = {
  title: 'Error summary',
  group: 'Forms',
  examples: [
    {
      name: 'Two errors',
      element: (
        <ErrorSummary
          items={[
            { name: 'name', message: 'Enter your first name', id: 'gallery-name' },
            { name: 'sex', message: 'Choose your sex at birth', id: 'gallery-sex' },
          ]}
        />
      ),
    },
    {
      name: 'In a form without AppForm, which has its own',
      element: (
        <Formik initialValues={{ name: '', sex: '' }} validate={validate} validateOnChange={false} onSubmit={() => undefined}>
          {({ submitForm, setFieldValue }) => (
            <Stack>
              <FormikErrorSummary />
              <input id="field-name" aria-label="Name" onChange={({ target }) => void setFieldValue('name', target.value)} />
              <div>
                <Button onClick={() => void submitForm()}>Send</Button>
              </div>
            </Stack>
          )}
        </Formik>
      ),
    },
  ],
};
