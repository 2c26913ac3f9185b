import { Disclosure } from '../disclosure/index';
import type { Gallery } from '../gallery/gallery';
import { Text } from '../theme/index';
import { Accordion } from './index';

export const gallery: Gallery = {
  title: 'Accordion and disclosure',
  states: [
    {
      name: 'accordion',
      element: (
        <Accordion
          startsWith="cost"
          items={[
            {
              id: 'cost',
              title: 'What does a scan cost?',
              content: <Text>You see the price before you ask.</Text>,
            },
            { id: 'when', title: 'When am I charged?', content: <Text>Not before we confirm.</Text> },
          ]}
        />
      ),
    },
    {
      name: 'disclosure',
      element: (
        <Disclosure title="How to prepare" startsOpen>
          <Text>Leave metal at home.</Text>
        </Disclosure>
      ),
    },
  ],
};
