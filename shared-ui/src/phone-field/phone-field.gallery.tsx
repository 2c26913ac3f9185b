import { type Gallery } from '../gallery/gallery';
import { PhoneField } from './index';

const field = <PhoneField name="phone" label="Phone" />;

export const gallery: Gallery = {
  title: 'Phone field',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { phone: '2125550144' } }, element: field },
    { name: 'Error', form: { values: { phone: '212' }, errors: { phone: 'Enter a phone number with 10 digits' } }, element: field },
  ],
};
