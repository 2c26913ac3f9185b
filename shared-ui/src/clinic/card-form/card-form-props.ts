import { type ReactNode } from 'react';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type CardServer } from './card-vault';
import { type StripeSource } from './load-stripe';

export interface CardFormProps extends CardServer {
  stripeSource: StripeSource;
  onSaved: (card: SavedCard) => void;
  /** Called after an edit of the card field, which invalidates the saved card. */
  onEdited?: () => void;
  /** Formats an error of our API: the first message's user_msg [UI-020]. */
  errorText: (failure: unknown) => string;
  defaultName?: string;
  /** Shown above Save: the amount and time of the charge. */
  note?: ReactNode;
}
