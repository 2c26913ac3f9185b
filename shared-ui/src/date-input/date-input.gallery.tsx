import { type Gallery } from '../gallery/gallery';
import { DateInput } from './index';

const field = <DateInput name="date" label="Prescription date" optional />;

export const gallery: Gallery = {
  title: 'Date input',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { date: '11-02-2026' } }, element: field },
    { name: 'Error', form: { values: { date: '11' }, errors: { date: 'Enter a date' } }, element: field },
  ],
};
