import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { CountBadge } from './index';

export const gallery: Gallery = {
  title: 'Count',
  group: 'Messages',
  examples: [
    {
      name: 'Few and many',
      element: (
        <Cluster>
          <CountBadge>0</CountBadge>
          <CountBadge>12</CountBadge>
          <CountBadge>1,414</CountBadge>
        </Cluster>
      ),
    },
  ],
};
