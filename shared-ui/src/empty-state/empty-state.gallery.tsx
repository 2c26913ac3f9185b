import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { EmptyState } from './index';

export const gallery: Gallery = {
  title: 'Empty state',
  group: 'Messages',
  examples: [
    {
      name: 'Nothing yet',
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
      name: 'Nothing matches',
      element: <EmptyState level={3} title="Nothing matches" text="Clear a filter to see more." />,
    },
  ],
};
