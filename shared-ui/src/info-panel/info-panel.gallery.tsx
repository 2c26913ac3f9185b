import { type Gallery } from '../gallery/gallery';
import { InfoPanel } from './index';

const text = 'Tell us the scan, place and times. Our care team finds a center and confirms by email and SMS.';

export const gallery: Gallery = {
  title: 'Info panel',
  group: 'Messages',
  examples: [
    {
      name: 'Open',
      element: (
        <InfoPanel level={3} title="How ScanHarbor works">
          {text}
        </InfoPanel>
      ),
    },
    {
      name: 'Folds',
      element: (
        <InfoPanel level={3} title="How we use this" collapsible="closed">
          {text}
        </InfoPanel>
      ),
    },
  ],
};
