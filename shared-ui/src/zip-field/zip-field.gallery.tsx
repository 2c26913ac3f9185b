import { type Gallery } from '../gallery/gallery';
import { ZipField } from './index';

const field = <ZipField name="zip" label="ZIP code" />;

export const gallery: Gallery = {
  title: 'ZIP field',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { zip: '10018' } }, element: field },
    { name: 'Error', form: { values: { zip: '' }, errors: { zip: 'Enter your ZIP code' } }, element: field },
  ],
};
