import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { LineIcon } from './index';

export const gallery: Gallery = {
  title: 'Icon',
  group: 'Layout and type',
  examples: [
    {
      name: 'All icons',
      element: (
        <Cluster>
          <LineIcon name="alert" size={18} />
          <LineIcon name="down" size={18} />
          <LineIcon name="warning" size={18} />
        </Cluster>
      ),
    },
  ],
};
