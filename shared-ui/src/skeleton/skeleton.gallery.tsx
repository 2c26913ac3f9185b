import { type Gallery } from '../gallery/gallery';
import { Skeleton } from './index';

export const gallery: Gallery = {
  title: 'Skeleton',
  states: [{ name: 'four lines', element: <Skeleton lines={4} label="Loading requests…" /> }],
};
