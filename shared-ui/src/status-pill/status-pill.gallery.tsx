import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { StatusPill } from './index';

export const gallery: Gallery = {
  title: 'Status pill',
  group: 'Messages',
  examples: [
    {
      name: 'Tones',
      element: (
        <Cluster>
          <StatusPill $tone="brand">Self-pay $300</StatusPill>
          <StatusPill $tone="accent">Aetna PPO</StatusPill>
          <StatusPill $tone="ok">Scheduled</StatusPill>
          <StatusPill $tone="warning">Expires today</StatusPill>
          <StatusPill $tone="danger">Open 26 hours</StatusPill>
          <StatusPill>Closed</StatusPill>
        </Cluster>
      ),
    },
  ],
};
