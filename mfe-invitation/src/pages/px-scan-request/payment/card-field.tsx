import { config, failureMessage, type SessionUser } from '@scanharbor/shared-contracts';
import { useCreateSetupIntentMutation, useSaveCardMutation } from '@scanharbor/shared-contracts/api/account';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError, useFieldId } from '@scanharbor/shared-ui/field';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { texts } from '../../../texts';
import { cardName } from './card-name';
import { LateCardForm } from './late-card-form';
import { PricePanel } from './price-panel';

interface CardFieldProps {
  about: InvitedScan;
  /** Who answers with their account; a guest is undefined, also beside a session. */
  patient: SessionUser | undefined;
  card: SavedCard | undefined;
  onCard: (card: SavedCard | undefined) => void;
}

/** The card: kept by the payment provider, and for a patient who answers with their account also there; a guest has none to keep it in. */
export function CardField({ about, patient, card, onCard }: CardFieldProps) {
  const [createSetupIntent] = useCreateSetupIntentMutation();
  const [saveCard] = useSaveCardMutation();
  const { errors, touched, setFieldValue } = useFormikContext<{ cardId: string }>();
  const id = useFieldId('cardId');
  // A card saved in this visit keeps its form on the screen, so that focus and 'Saved' stay where they are.
  const [shown, setShown] = useState(card);
  const error = touched.cardId ? errors.cardId : undefined;

  const take = (saved: SavedCard | undefined) => {
    void setFieldValue('cardId', saved?.id ?? '');
    onCard(saved);
  };
  const { stripeKey, stripeDoubleUrl } = config();
  return (
    <Stack id={id} tabIndex={-1} $gap="space24">
      <PricePanel about={about} />
      {card && card === shown ? (
        <Card as="div">
          <Cluster $justify="space-between">
            <Text $strong>{cardName(card)}</Text>
            <Button
              onClick={() => {
                setShown(undefined);
                take(undefined);
              }}
            >
              {texts.payment.changeCard}
            </Button>
          </Cluster>
        </Card>
      ) : (
        <LateCardForm
          stripeSource={stripeKey ? { publishableKey: stripeKey } : { doubleUrl: stripeDoubleUrl }}
          {...(patient ? { userId: String(patient.id), defaultName: `${patient.firstName} ${patient.lastName}` } : {})}
          createSetupIntent={() => createSetupIntent().unwrap()}
          saveCard={(saved) => (patient ? saveCard(saved).unwrap() : Promise.resolve())}
          onSaved={take}
          onEdited={() => take(undefined)}
          errorText={(failure) => failureMessage(failure, texts.callFailed)}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
