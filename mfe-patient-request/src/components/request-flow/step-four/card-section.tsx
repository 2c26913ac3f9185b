import { type Ref } from 'react';
import { getErrorMessage, useSession } from '@scanharbor/shared-contracts';
import { formatCard, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { useCardServer } from '@scanharbor/shared-contracts/forms/card-server';
import { CardChoice } from '@scanharbor/shared-ui/clinic/card-choice';
import { CardForm, type CardFormHandle } from '@scanharbor/shared-ui/clinic/card-form';
import { flowTexts, paymentTexts } from '../../../texts';

interface CardSectionProps {
  /** Saves the entered card; null beside a saved card. */
  handle?: Ref<CardFormHandle>;
  card: SavedCard | undefined;
  /** What is charged later, in dollars: 0 where the card is only saved, undefined until it is known. */
  deposit: number | undefined;
  onCard: (card: SavedCard | undefined) => void;
}

/** The saved card with a button for another one, or the card form (PR-130, PR-131). */
export function CardSection({ handle, card, deposit, onCard }: CardSectionProps) {
  const server = useCardServer(useSession().user);
  const removeCard = () => onCard(undefined);
  return (
    <CardChoice
      card={card}
      cardName={card ? formatCard(card) : ''}
      label={paymentTexts.card}
      changeText={paymentTexts.changeCard}
      onRemove={removeCard}
    >
      <CardForm
        {...server}
        {...(handle ? { handle } : {})}
        deposit={deposit}
        onSaved={onCard}
        onEdited={removeCard}
        errorText={(failure) => getErrorMessage(failure, flowTexts.callFailed)}
      />
    </CardChoice>
  );
}
