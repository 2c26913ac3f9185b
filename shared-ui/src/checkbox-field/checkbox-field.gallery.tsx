import { type Gallery } from '../gallery/gallery';
import { CheckboxField, CheckboxInput } from './index';

const field = <CheckboxField name="agree" label="I have read the terms of use." hint="They open in another tab." optional={false} />;

export const gallery: Gallery = {
  title: 'Checkbox field',
  group: 'Forms',
  examples: [
    { name: 'Checked', form: { values: { agree: true } }, element: field },
    {
      name: 'Error',
      form: { values: { agree: false }, errors: { agree: 'Agree to the terms of use to continue' } },
      element: field,
    },
    { name: 'Without form', element: <CheckboxInput label="Show past tests" note="The last two years" defaultChecked /> },
  ],
};
