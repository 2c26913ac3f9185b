import { getErrorMessage, type SessionUser } from '@scanharbor/shared-contracts';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatCard, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { useCardServer } from '@scanharbor/shared-contracts/forms/card-server';
import { CardChoice } from '@scanharbor/shared-ui/clinic/card-choice';
import { type CardFormHandle } from '@scanharbor/shared-ui/clinic/card-form';
import { PricePanel as Panel } from '@scanharbor/shared-ui/clinic/price-panel';
import { FieldError, useFieldId } from '@scanharbor/shared-ui/field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useFormikContext } from 'formik';
import { type Ref } from 'react';
import { texts } from '../../../texts';
import { getPrice } from '../scan-panel';

/** What is paid and when, shown before the card form. */
function PricePanel({ about }: { about: InvitedScan }) {
  const { payment } = texts;
  return (
    <Panel
      title={payment.prices}
      level={3}
      rows={[
        { label: payment.now, amount: formatDollars(0) },
        { label: payment.deposit, amount: formatDollars(about.scan.fee) },
        { label: payment.atScan, amount: formatDollars(about.scan.minPrice) },
        { label: payment.total, amount: formatDollars(getPrice(about)), total: true },
      ]}
      note={payment.note}
    />
  );
}

// The form brings the payment library, which only patients who pay by card need.
const CardForm = lazySection(async () => (await import('@scanharbor/shared-ui/clinic/card-form')).CardForm, {
  pending: <Skeleton lines={3} />,
  title: texts.payment.cardFormFailed,
  level: 3,
});

interface CardFieldProps {
  /** Saves the entered card; null beside a saved card. */
  handle: Ref<CardFormHandle>;
  about: InvitedScan;
  /** The patient who answers with their account; undefined for a guest, even beside a session. */
  patient: SessionUser | undefined;
  card: SavedCard | undefined;
  onCard: (card: SavedCard | undefined) => void;
}

/** The card, stored by the payment provider, and in the account of a patient who answers with one. */
export function CardField({ handle, about, patient, card, onCard }: CardFieldProps) {
  const server = useCardServer(patient);
  const { errors, touched, setFieldValue } = useFormikContext<{ cardId: string }>();
  const id = useFieldId('cardId');
  const error = touched.cardId ? errors.cardId : undefined;

  const handleCard = (saved: SavedCard | undefined) => {
    void setFieldValue('cardId', saved?.id ?? '');
    onCard(saved);
  };
  const removeCard = () => handleCard(undefined);
  return (
    <Stack id={id} tabIndex={-1} $gap="space24">
      <PricePanel about={about} />
      <CardChoice card={card} cardName={card ? formatCard(card) : ''} changeText={texts.payment.changeCard} onRemove={removeCard}>
        <CardForm
          {...server}
          handle={handle}
          deposit={about.scan.fee}
          onSaved={handleCard}
          onEdited={removeCard}
          errorText={(failure) => getErrorMessage(failure, texts.callFailed)}
        />
      </CardChoice>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
