import { Elements } from '@stripe/react-stripe-js';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type ReactElement, useState } from 'react';
import { LoadError } from '../../load-error/index';
import { Skeleton } from '../../skeleton/index';
import { CardFields } from './card-fields';
import { type CardFormProps } from './card-form-props';
import { cardFormTexts as texts } from './card-form.texts';
import { useStripeInstance } from './use-stripe-instance';
import { WalletButton } from './wallet-button';

/**
 * Collects the name of the card holder and the card with ZIP, and saves it [UI-010 to UI-022]. It has no form element,
 * so it can be inside a form. A wallet that the provider offers comes first. Shows a skeleton until the provider's script is loaded, or Try
 * again after a failure.
 */
export function CardForm(props: CardFormProps): ReactElement {
  const { stripe, failed, retry } = useStripeInstance(props.stripeSource);
  // The last card that is saved, if it came from the wallet.
  const [walletCard, setWalletCard] = useState<SavedCard>();
  const keep = (card: SavedCard, isOfWallet: boolean): void => {
    setWalletCard(isOfWallet ? card : undefined);
    props.onSaved(card);
  };
  const handleEdited = (): void => {
    setWalletCard(undefined);
    props.onEdited?.();
  };
  if (failed) return <LoadError level={3} title={texts.loadFailed} text={texts.loadFailedText} onRetry={retry} />;
  if (!stripe) return <Skeleton lines={3} />;
  return (
    <Elements stripe={stripe}>
      <WalletButton {...props} saved={walletCard} onSaved={(card) => keep(card, true)} />
      <CardFields {...props} onEdited={handleEdited} onSaved={(card) => keep(card, false)} />
    </Elements>
  );
}
