import { type Gallery } from '../gallery/gallery';
import { Text } from '../theme/index';
import { Disclosure } from './index';

export const gallery: Gallery = {
  title: 'Disclosure',
  group: 'Navigation',
  examples: [
    {
      name: 'Closed and open',
      element: (
        <>
          <Disclosure title="When is the deposit charged?">
            <Text>When a center confirms your time.</Text>
          </Disclosure>
          <Disclosure title="How do I cancel?" startsOpen>
            <Text>On the page of your request, until the day before the scan.</Text>
          </Disclosure>
        </>
      ),
    },
  ],
};
