import { type Gallery } from '../gallery/gallery';
import { Spinner } from './index';

export const gallery: Gallery = {
  title: 'Spinner',
  states: [{ name: 'with words', element: <Spinner label="Looking for centers…" /> }],
};
