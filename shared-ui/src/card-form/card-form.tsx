import { Elements } from '@stripe/react-stripe-js';
import type { ReactElement, ReactNode } from 'react';
import { LoadError } from '../load-error/index';
import { Skeleton } from '../skeleton/index';
import { CardFields } from './card-fields';
import { cardFormTexts as texts } from './card-form.texts';
import type { CardServer, SavedCard } from './card-vault';
import type { StripeSource } from './stripe-source';
import { useStripeOf } from './use-stripe-of';

export interface CardFormProps extends CardServer {
  stripeSource: StripeSource;
  onSaved: (card: SavedCard) => void;
  /** The card field was edited: what was saved before no longer counts. */
  onEdited?: () => void;
  /** The words for a failed call of ours: the first message's user_msg [UI-020]. */
  errorText: (failure: unknown) => string;
  defaultName?: string;
  /** Shown above Save: what is charged, and when. */
  note?: ReactNode;
}

/**
 * Card holder's name, the provider's card field with ZIP, and Save [UI-010 to UI-022]. Has no form element of its
 * own, so it can stand inside a form. Until the provider's script is there it shows a skeleton; if it fails, Try again.
 */
export function CardForm(props: CardFormProps): ReactElement {
  const { stripe, failed, retry } = useStripeOf(props.stripeSource);
  if (failed)
    return <LoadError level={3} title={texts.loadFailed} text={texts.loadFailedText} onRetry={retry} />;
  if (!stripe) return <Skeleton lines={3} />;
  return (
    <Elements stripe={stripe}>
      <CardFields {...props} />
    </Elements>
  );
}
