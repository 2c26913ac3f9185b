import { Elements } from '@stripe/react-stripe-js';
import { type ReactElement } from 'react';
import { LoadError } from '../load-error/index';
import { Skeleton } from '../skeleton/index';
import { CardFields } from './card-fields';
import { type CardFormProps } from './card-form-props';
import { cardFormTexts as texts } from './card-form.texts';
import { useStripeOf } from './use-stripe-of';

/**
 * Card holder's name, the provider's card field with ZIP, and Save [UI-010 to UI-022]. Has no form element of its
 * own, so it can stand inside a form. Until the provider's script is there it shows a skeleton; if it fails, Try again.
 */
export function CardForm(props: CardFormProps): ReactElement {
  const { stripe, failed, retry } = useStripeOf(props.stripeSource);
  if (failed) return <LoadError level={3} title={texts.loadFailed} text={texts.loadFailedText} onRetry={retry} />;
  if (!stripe) return <Skeleton lines={3} />;
  return (
    <Elements stripe={stripe}>
      <CardFields {...props} />
    </Elements>
  );
}
