import { type Gallery } from '../../gallery/gallery';
import { StatesMenu } from './index';

export const gallery: Gallery = {
  title: 'States menu',
  group: 'Clinic',
  examples: [{ name: 'Chosen', form: { values: { state: 'NY' } }, element: <StatesMenu name="state" label="State" /> }],
};
