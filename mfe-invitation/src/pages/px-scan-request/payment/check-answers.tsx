import { useSession } from '@scanharbor/shared-contracts';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { answerRows } from './answer-rows';
import { cardName } from './card-name';
import { type PaymentStepProps } from './payment-step';
import { useSubmit } from './use-submit';

/** Everything once more before it is sent; each part can be changed. A refusal stays here with its words (IN-054). */
export function CheckAnswers(props: PaymentStepProps & { onChangePayment: () => void }) {
  const { invitation, draft, card, onBack, onChangePayment } = props;
  const { user } = useSession();
  const { check } = texts;
  const selfPay = draft.choices.payment === 'self-pay';
  const { data: insurers = [] } = useInsurersQuery(undefined, { skip: selfPay });
  const { submit, sending, failure } = useSubmit(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const insurer = insurers.find(({ id }) => String(id) === draft.insurance.insurerId);
  const paymentRows = selfPay
    ? [{ label: check.card, value: card ? cardName(card) : '' }]
    : [
        { label: check.insurer, value: insurer?.name ?? '' },
        { label: check.memberId, value: draft.insurance.memberId },
      ];
  return (
    <Stack $gap="space24">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {check.title}
      </Heading>
      <Card as="div">
        <Stack>
          <SummaryList rows={answerRows(invitation.about, draft, user)} />
          <div>
            <Button variant="link" disabled={sending} onClick={onBack}>
              {check.changeChoices}
            </Button>
          </div>
        </Stack>
      </Card>
      <Card as="div">
        <Stack>
          <SummaryList rows={paymentRows} />
          <div>
            <Button variant="link" disabled={sending} onClick={onChangePayment}>
              {check.changePayment}
            </Button>
          </div>
        </Stack>
      </Card>
      <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      <Cluster $justify="end">
        <Button disabled={sending} onClick={onChangePayment}>
          {texts.back}
        </Button>
        <Button variant="primary" saving={sending} savingText={check.submitting} onClick={() => void submit()}>
          {check.submit}
        </Button>
      </Cluster>
    </Stack>
  );
}
