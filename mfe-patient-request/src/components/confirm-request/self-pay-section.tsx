import { useRef, useState } from 'react';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { formatCard, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { type CardFormHandle } from '@scanharbor/shared-ui/clinic/card-form';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { PricePanel } from '@scanharbor/shared-ui/clinic/price-panel';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Text } from '@scanharbor/shared-ui/theme';
import { paymentTexts } from '../../texts';
import { CardSection } from '../request-flow/step-four/card-section';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

/** What self-pay costs and when, and the card for the deposit (PR-174, PR-185). */
export function SelfPaySection({ card, answers, profile, onBack, onNext }: ConfirmStepProps & { profile: Profile }) {
  const [accountCard] = useState(profile.card);
  const [saved, setSaved] = useState<SavedCard>();
  const [attempted, setAttempted] = useState(false);
  const budget = answers.budget ?? card.budget;
  const lacksCard = !accountCard && !saved;
  const cardForm = useRef<CardFormHandle>(null);
  const { sending, send } = useSingleFlight();
  const handleNext = () =>
    send(async () => {
      setAttempted(true);
      if (!lacksCard || (await cardForm.current?.save())) onNext();
    });
  return (
    <Stack $gap="space24">
      <PricePanel
        level={4}
        title={texts.prices}
        rows={[
          { label: paymentTexts.deposit, amount: formatDollars(card.fee) },
          { label: paymentTexts.atScan, amount: formatDollars(budget) },
          { label: paymentTexts.total, amount: formatDollars(card.fee + budget), total: true },
        ]}
        note={`${paymentTexts.whenCharged} ${paymentTexts.howToCancel}`}
      />
      {accountCard ? (
        <Card as="div">
          <Text $strong>{formatCard(accountCard)}</Text>
        </Card>
      ) : (
        <CardSection handle={cardForm} card={saved} deposit={card.fee} onCard={setSaved} />
      )}
      <StepActions problem={attempted && lacksCard && !sending ? paymentTexts.cardMissing : undefined} onBack={onBack}>
        <Button variant="primary" saving={sending} onClick={() => void handleNext()}>
          {texts.next}
        </Button>
      </StepActions>
    </Stack>
  );
}
