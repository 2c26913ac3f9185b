import { type Gallery } from '../gallery/gallery';
import { LoadError } from './index';

export const gallery: Gallery = {
  title: 'Load error',
  group: 'Messages',
  examples: [
    {
      name: 'With retry',
      element: <LoadError level={3} title="The requests could not be loaded" text="Check your connection." onRetry={() => undefined} />,
    },
  ],
};
