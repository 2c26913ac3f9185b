import { Elements } from '@stripe/react-stripe-js';
import { type ReactElement, useEffect, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { CardFields } from './card-fields';
import { CardForm } from './card-form';
import { createFakeStripe } from './fake-stripe';

const server = {
  createSetupIntent: () => Promise.resolve({ clientSecret: 'seti_example_secret_example' }),
  saveCard: (): Promise<unknown> => Promise.resolve(),
  onSaved: () => undefined,
  errorText: () => 'We could not save your card.',
};

interface ExampleProps {
  answers?: Record<string, unknown>;
  saveCard?: () => Promise<unknown>;
}

/** A card form whose card field is filled already; Save leads to the state. */
function Example({ answers = {}, saveCard = server.saveCard }: ExampleProps): ReactElement {
  const [fake] = useState(() => Object.assign(createFakeStripe(), { answers }));
  useEffect(() => fake.change({ complete: true }), [fake]);
  return (
    <Elements stripe={fake.stripe}>
      <CardFields {...server} saveCard={saveCard} defaultName="Lena Ortiz" stripeSource={{ doubleUrl: '' }} />
    </Elements>
  );
}

const refused = { createPaymentMethod: { error: { message: 'Your card was declined.' } } };

export const gallery: Gallery = {
  title: 'Card form',
  states: [
    { name: 'saves', element: <Example /> },
    { name: 'is saving and does not end', element: <Example saveCard={() => new Promise(() => undefined)} /> },
    { name: 'the provider refuses the card', element: <Example answers={refused} /> },
    { name: 'the server fails', element: <Example saveCard={() => Promise.reject(new Error('no'))} /> },
    { name: 'the card field cannot be had', element: <CardForm {...server} stripeSource={{ doubleUrl: 'data:,' }} /> },
  ],
};
