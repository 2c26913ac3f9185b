import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { Count } from './index';

export const gallery: Gallery = {
  title: 'Count',
  states: [
    {
      name: 'few and many',
      element: (
        <Cluster>
          <Count>0</Count>
          <Count>12</Count>
          <Count>1,414</Count>
        </Cluster>
      ),
    },
  ],
};
