import { type Gallery } from '../../gallery/gallery';
import { Text } from '../../theme/index';
import { CardChoice } from './index';

export const gallery: Gallery = {
  title: 'Card choice',
  group: 'Clinic',
  examples: [
    {
      name: 'Saved card',
      element: (
        <CardChoice
          card={{ id: 'card-1' }}
          cardName="Visa ending 4242"
          label="Your card"
          changeText="Use another card"
          onRemove={() => undefined}
        >
          <Text>The card form takes this place.</Text>
        </CardChoice>
      ),
    },
  ],
};
