import { type ReactNode, type Ref } from 'react';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type CardServer } from './card-vault';
import { type StripeSource } from './load-stripe';

/** Saves the card from outside the form, so that one button saves it and goes on. */
export interface CardFormHandle {
  /** Resolves with the saved card; undefined when it was not saved, which the form explains. */
  save: () => Promise<SavedCard | undefined>;
}

export interface CardFormProps extends CardServer {
  /** For a form with a button of its own, so that Save is not the main one. Null until the provider's script is loaded. */
  handle?: Ref<CardFormHandle>;
  stripeSource: StripeSource;
  /**
   * What our API charges later, in dollars, which the sheet of a wallet shows; 0 where the card is only saved. Without it, no wallet is
   * offered.
   */
  deposit?: number | undefined;
  onSaved: (card: SavedCard) => void;
  /** Called after an edit of the card field, which invalidates the saved card. */
  onEdited?: () => void;
  /** Formats an error of our API: the first message's user_msg [UI-020]. */
  errorText: (failure: unknown) => string;
  defaultName?: string;
  /** Shown above Save: the amount and time of the charge. */
  note?: ReactNode;
}
