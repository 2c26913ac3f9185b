import type { ReactElement } from 'react';
import type { Gallery } from '../gallery/gallery';
import { CardForm } from './card-form';

function Example({ refuse = false }: { refuse?: boolean }): ReactElement {
  return (
    <CardForm
      stripeSource={{ doubleUrl: '/api/stripe-double.js' }}
      createSetupIntent={() => Promise.resolve({ clientSecret: 'seti_example_secret_example' })}
      saveCard={() =>
        refuse ? Promise.reject(new Error('We could not save your card.')) : Promise.resolve()
      }
      onSaved={() => undefined}
      errorText={() => 'We could not save your card.'}
    />
  );
}

export const gallery: Gallery = {
  title: 'Card form',
  states: [
    { name: 'Saves (needs the API for the card field)', element: <Example /> },
    { name: 'The server fails', element: <Example refuse /> },
  ],
};
