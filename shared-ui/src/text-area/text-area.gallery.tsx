import { type Gallery } from '../gallery/gallery';
import { TextArea } from './index';

const field = <TextArea name="note" label="What should the center know?" maxLength={60} optional />;

export const gallery: Gallery = {
  title: 'Text area',
  group: 'Forms',
  examples: [
    { name: 'Near its limit', form: { values: { note: 'I use a wheelchair and need help with the table.' } }, element: field },
    { name: 'Error', form: { values: { note: '' }, errors: { note: 'Enter a note' } }, element: field },
  ],
};
