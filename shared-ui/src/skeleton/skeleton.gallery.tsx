import { type Gallery } from '../gallery/gallery';
import { Skeleton, SkeletonBar } from './index';

export const gallery: Gallery = {
  title: 'Skeleton',
  group: 'Messages',
  examples: [
    { name: 'Four lines', element: <Skeleton lines={4} label="Loading requests…" /> },
    { name: 'A single bar', element: <SkeletonBar /> },
  ],
};
