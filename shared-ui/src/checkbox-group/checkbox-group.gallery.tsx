import { type Gallery } from '../gallery/gallery';
import { CheckboxGroup } from './index';

const options = [
  { value: 'am', label: 'Morning', note: '8 AM to 12 PM' },
  { value: 'pm', label: 'Afternoon', note: '12 PM to 4 PM' },
];

const field = <CheckboxGroup name="times" label="When can you come?" options={options} />;

export const gallery: Gallery = {
  title: 'Checkbox group',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { times: ['am'] } }, element: field },
    { name: 'Error', form: { values: { times: [] }, errors: { times: 'Choose at least one time' } }, element: field },
    {
      name: 'Inline',
      form: { values: { times: ['pm'] } },
      element: <CheckboxGroup name="times" label="When can you come?" inline options={options} />,
    },
  ],
};
