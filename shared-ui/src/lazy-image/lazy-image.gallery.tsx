import { type Gallery } from '../gallery/gallery';
import { LazyImage } from './index';

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='120'%3E%3Crect width='320' height='120' fill='%23e2f1f0'/%3E%3C/svg%3E";

export const gallery: Gallery = {
  title: 'Image',
  states: [
    {
      name: 'fetched once it is near the view',
      element: <LazyImage src={drawing} alt="A tinted field" width={320} height={120} />,
    },
  ],
};
