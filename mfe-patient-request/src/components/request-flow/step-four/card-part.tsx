import { useState } from 'react';
import { config, failureMessage, useSession } from '@scanharbor/shared-contracts';
import { useCreateSetupIntentMutation, useSaveCardMutation } from '@scanharbor/shared-contracts/api/account';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { CardForm } from '@scanharbor/shared-ui/card-form';
import { Card, Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { flowTexts, paymentTexts } from '../../../texts';
import { cardName } from './card-name';

interface CardPartProps {
  card: SavedCard | undefined;
  onCard: (card: SavedCard | undefined) => void;
}

/** The saved card with a way to another one, or the card form (PR-130, PR-131). */
export function CardPart({ card, onCard }: CardPartProps) {
  const { user } = useSession();
  const [createSetupIntent] = useCreateSetupIntentMutation();
  const [saveCard] = useSaveCardMutation();
  // A card saved in this visit keeps its form on the screen, so that focus and 'Saved' stay where they are.
  const [shown, setShown] = useState(card);
  if (card && card.id === shown?.id) {
    return (
      <Card aria-label={paymentTexts.card}>
        <Cluster $justify="space-between">
          <Text $strong>{cardName(card)}</Text>
          <Button
            onClick={() => {
              setShown(undefined);
              onCard(undefined);
            }}
          >
            {paymentTexts.changeCard}
          </Button>
        </Cluster>
      </Card>
    );
  }
  const { stripeKey, stripeDoubleUrl } = config();
  return (
    <CardForm
      stripeSource={stripeKey ? { publishableKey: stripeKey } : { doubleUrl: stripeDoubleUrl }}
      userId={user && String(user.id)}
      defaultName={user ? `${user.firstName} ${user.lastName}`.trim() : ''}
      createSetupIntent={() => createSetupIntent().unwrap()}
      saveCard={(saved) => saveCard(saved).unwrap()}
      onSaved={onCard}
      onEdited={() => onCard(undefined)}
      errorText={(failure) => failureMessage(failure, flowTexts.callFailed)}
    />
  );
}
