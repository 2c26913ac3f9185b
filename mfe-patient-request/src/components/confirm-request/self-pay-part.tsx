import { useState } from 'react';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { PricePanel } from '@scanharbor/shared-ui/price-panel';
import { Text } from '@scanharbor/shared-ui/theme';
import { paymentTexts } from '../../texts';
import { cardName } from '../request-flow/step-four/card-name';
import { CardPart } from '../request-flow/step-four/card-part';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

/** What self-pay costs and when, and the card for the deposit (PR-174, PR-185). */
export function SelfPayPart({ card, answers, profile, onBack, onNext }: ConfirmStepProps & { profile: Profile }) {
  const [kept] = useState(profile.card);
  const [saved, setSaved] = useState<SavedCard>();
  const [tried, setTried] = useState(false);
  const budget = answers.budget ?? card.budget;
  const lacksCard = !kept && !saved;
  const goOn = () => {
    setTried(true);
    if (!lacksCard) onNext();
  };
  return (
    <Stack $gap="space24">
      <PricePanel
        level={4}
        title={texts.prices}
        rows={[
          { label: paymentTexts.deposit, amount: dollars(card.fee) },
          { label: paymentTexts.atScan, amount: dollars(budget) },
          { label: paymentTexts.total, amount: dollars(card.fee + budget), total: true },
        ]}
        note={`${paymentTexts.whenCharged} ${paymentTexts.howToCancel}`}
      />
      {kept ? (
        <Card as="div">
          <Text $strong>{cardName(kept)}</Text>
        </Card>
      ) : (
        <CardPart card={saved} onCard={setSaved} />
      )}
      <StepActions problem={tried && lacksCard ? paymentTexts.cardMissing : undefined} onBack={onBack}>
        <Button variant="primary" onClick={goOn}>
          {texts.next}
        </Button>
      </StepActions>
    </Stack>
  );
}
