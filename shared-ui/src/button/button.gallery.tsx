import { X } from 'lucide-react';
import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { Button, ButtonAnchor, IconButton } from './index';

const all = (
  <Cluster>
    <Button variant="primary">Continue to your details</Button>
    <Button>See prices</Button>
    <Button variant="quiet">Not now</Button>
    <Button variant="danger">Reject request</Button>
    <Button variant="danger-outline">Reject</Button>
    <Button variant="link">Change dates</Button>
    <ButtonAnchor $variant="secondary" href="tel:+12125550144">
      Call the center
    </ButtonAnchor>
    <IconButton label="Close">
      <X size={20} />
    </IconButton>
  </Cluster>
);

export const gallery: Gallery = {
  title: 'Button',
  states: [
    { name: 'patient', element: all },
    { name: 'staff', element: <div data-density="staff">{all}</div> },
    {
      name: 'saving and disabled',
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
      name: 'wide',
      element: (
        <Button variant="primary" wide>
          Show centers and prices
        </Button>
      ),
    },
  ],
};
