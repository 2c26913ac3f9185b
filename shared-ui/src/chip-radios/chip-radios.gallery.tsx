import { type Gallery } from '../gallery/gallery';
import { ChipRadios } from './index';

const options = ['5', '20', '35', '50'].map((value) => ({ value, label: `${value} miles` }));

const field = <ChipRadios name="miles" label="How far can you travel?" options={options} />;

export const gallery: Gallery = {
  title: 'Chip radios',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { miles: '20' } }, element: field },
    { name: 'Error', form: { values: { miles: '' }, errors: { miles: 'Choose a distance' } }, element: field },
  ],
};
