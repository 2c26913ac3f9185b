import { type Gallery } from '../gallery/gallery';
import { Spinner } from './index';

export const gallery: Gallery = {
  title: 'Spinner',
  group: 'Messages',
  examples: [{ name: 'With words', element: <Spinner label="Looking for centers…" /> }],
};
