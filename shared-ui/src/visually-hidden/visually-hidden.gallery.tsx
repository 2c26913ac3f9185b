import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { VisuallyHidden } from './index';

export const gallery: Gallery = {
  title: 'Visually hidden',
  group: 'Layout and type',
  examples: [
    {
      name: 'Completes the name of a button',
      element: (
        <Button>
          Reject<VisuallyHidden> request 104882</VisuallyHidden>
        </Button>
      ),
    },
  ],
};
