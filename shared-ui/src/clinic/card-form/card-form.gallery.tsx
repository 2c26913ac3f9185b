import { Elements } from '@stripe/react-stripe-js';
import { type ReactElement, useEffect, useState } from 'react';
import { createFakeStripe } from '@scanharbor/shared-contracts/testing/fake-stripe';
import { type Gallery } from '../../gallery/gallery';
import { CardFields } from './card-fields';
import { CardForm } from './card-form';

const server = {
  createSetupIntent: () => Promise.resolve({ clientSecret: 'seti_example_secret_example' }),
  saveCard: (): Promise<unknown> => Promise.resolve(),
  onSaved: () => undefined,
  errorText: () => 'We could not save your card.',
};

interface ExampleProps {
  results?: Record<string, unknown>;
  saveCard?: () => Promise<unknown>;
}

/** A card form with a completed card field. A click on Save leads to the state. */
function Example({ results = {}, saveCard = server.saveCard }: ExampleProps): ReactElement {
  const [fake] = useState(() => Object.assign(createFakeStripe(), { results }));
  useEffect(() => fake.enter(), [fake]);
  return (
    <Elements stripe={fake.stripe}>
      <CardFields {...server} saveCard={saveCard} defaultName="Lena Ortiz" stripeSource={{ fakeStripeUrl: '' }} />
    </Elements>
  );
}

const declined = { createPaymentMethod: { error: { message: 'Your card was declined.' } } };

export const gallery: Gallery = {
  title: 'Card form',
  group: 'Clinic',
  examples: [
    { name: 'Saving succeeds', element: <Example /> },
    { name: 'Saving without end', element: <Example saveCard={() => new Promise(() => undefined)} /> },
    { name: 'The provider declines the card', element: <Example results={declined} /> },
    { name: 'The API fails', element: <Example saveCard={() => Promise.reject(new Error('no'))} /> },
    { name: 'The card field could not be loaded', element: <CardForm {...server} stripeSource={{ fakeStripeUrl: 'data:,' }} /> },
  ],
};
