import { type Gallery } from '../gallery/gallery';
import { SelectField, SelectInput } from './index';

const options = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
];

const field = <SelectField name="sex" label="Sex at birth" options={options} />;

export const gallery: Gallery = {
  title: 'Select field',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { sex: 'F' } }, element: field },
    { name: 'Error', form: { values: { sex: '' }, errors: { sex: 'Choose your sex at birth' } }, element: field },
    { name: 'Without label', element: <SelectInput aria-label="Sex at birth" emptyLabel="Choose one" options={options} /> },
  ],
};
