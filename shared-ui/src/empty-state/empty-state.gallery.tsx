import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { EmptyState } from './index';

export const gallery: Gallery = {
  title: 'Empty state',
  states: [
    {
      name: 'nothing yet',
      element: (
        <EmptyState
          level={3}
          title="No tests yet"
          text="Your requests appear here."
          action={<Button variant="primary">Request a scan</Button>}
        />
      ),
    },
    {
      name: 'nothing matches',
      element: <EmptyState level={3} title="Nothing matches" text="Clear a filter to see more." />,
    },
  ],
};
