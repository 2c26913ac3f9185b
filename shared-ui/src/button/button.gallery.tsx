import { X } from 'lucide-react';
import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { Button, ButtonAnchor, ButtonLink, IconButton } from './index';

export const gallery: Gallery = {
  title: 'Button',
  group: 'Actions',
  examples: [
    {
      name: 'Variants',
      element: (
        <Cluster>
          <Button variant="primary">Continue to your details</Button>
          <Button>See prices</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Reject request</Button>
          <Button variant="danger-outline">Reject</Button>
          <Button variant="link">Change dates</Button>
        </Cluster>
      ),
    },
    {
      name: 'Saving and disabled',
      element: (
        <Cluster>
          <Button variant="primary" saving>
            Save
          </Button>
          <Button disabled>Saved</Button>
        </Cluster>
      ),
    },
    {
      name: 'Wide',
      element: (
        <Button variant="primary" wide>
          Show centers and prices
        </Button>
      ),
    },
    {
      name: 'Links',
      element: (
        <Cluster>
          <ButtonLink $variant="primary" to="/scans">
            Request a scan
          </ButtonLink>
          <ButtonAnchor $variant="secondary" href="tel:+12125550144">
            Call the center
          </ButtonAnchor>
        </Cluster>
      ),
    },
    {
      name: 'Icon only',
      element: (
        <IconButton label="Close">
          <X size={20} />
        </IconButton>
      ),
    },
  ],
};
