import { type ReactNode } from 'react';
import { type CardServer, type SavedCard } from './card-vault';
import { type StripeSource } from './stripe-source';

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
