import { type Gallery } from '../../gallery/gallery';
import { PricePanel } from './index';

export const gallery: Gallery = {
  title: 'Price panel',
  group: 'Clinic',
  examples: [
    {
      name: 'Self-pay',
      element: (
        <PricePanel
          level={3}
          title="What you pay"
          rows={[
            { label: 'Now, to hold the request', amount: '$25.00' },
            { label: 'At the scan', amount: '$275.00' },
            { label: 'Total', amount: '$300.00', total: true },
            { label: 'Typical market rate', amount: <s>$850</s> },
          ]}
          note="Your deposit is not charged before a center confirms. Cancel any time before that."
        />
      ),
    },
  ],
};
