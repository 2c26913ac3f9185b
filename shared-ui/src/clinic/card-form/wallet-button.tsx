import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { useStripe } from '@stripe/react-stripe-js';
import { Wallet } from 'lucide-react';
import { type ReactElement } from 'react';
import { Button } from '../../button/index';
import { FieldError } from '../../field/index';
import { Text } from '../../theme/index';
import { type CardFormProps } from './card-form-props';
import { Group, Or } from './card-form.styles';
import { brandName, cardFormTexts as texts } from './card-form.texts';
import { createWalletVault } from './card-vault';
import { getNextStep } from './next-step';
import { useSaveCard } from './use-save-card';
import { useWallet } from './use-wallet';

interface WalletButtonProps extends CardFormProps {
  /** The card of the wallet, while it is the one that is saved. */
  saved: SavedCard | undefined;
}

/**
 * A button for Apple Pay or Google Pay above the card form; nothing where the provider offers none. The card of the wallet is saved as
 * one that was typed. A canceled sheet leaves the form as it was.
 */
export function WalletButton(props: WalletButtonProps): ReactElement | null {
  const { deposit, errorText, onSaved, saved } = props;
  const stripe = useStripe();
  const saving = useSaveCard(onSaved);
  const offer = useWallet(stripe, deposit, (event) => {
    if (stripe) void saving.save(createWalletVault(stripe, event, props), { name: event.payerName ?? '' });
  });
  if (!offer) return null;
  return (
    <Group role="group" aria-label={texts.wallet}>
      <Button wide variant="secondary" saving={saving.status === 'saving'} onClick={() => offer.request.show()}>
        <Wallet size={20} strokeWidth={1.75} aria-hidden /> {texts.walletNames[offer.wallet]}
      </Button>
      <div role="alert">
        {saving.decline && (
          <>
            <FieldError>{saving.decline.message}</FieldError>
            <Text $size="note">{getNextStep(saving.decline.code)}</Text>
          </>
        )}
        {saving.failure !== null && <FieldError>{errorText(saving.failure)}</FieldError>}
      </div>
      <Text as="div" role="status" $color="ok">
        {saved && texts.savedCard(brandName(saved.type), saved.last4)}
      </Text>
      <Or>{texts.orCard}</Or>
    </Group>
  );
}
