import { useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { useInsurer } from '../use-insurer';
import { answerRows, paymentRow } from './answer-rows';
import { type PaymentStepProps } from './payment-props';
import { useSubmit } from './use-submit';

/** Everything once more before it is sent; each part can be changed. A refusal stays here with its words (IN-054). */
export function CheckAnswers(props: PaymentStepProps & { onChangePayment: () => void }) {
  const { invitation, draft, card, onBack, onChangePayment } = props;
  const { user } = useSession();
  const { check } = texts;
  const selfPay = draft.choices.payment === 'self-pay';
  const insurer = useInsurer(draft);
  const { submit, sending, failure } = useSubmit(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const memberId = selfPay ? [] : [{ label: check.memberId, value: draft.insurance.memberId }];
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
          <SummaryList rows={[paymentRow(draft, card, insurer), ...memberId]} />
          <div>
            <Button variant="link" disabled={sending} onClick={onChangePayment}>
              {check.changePayment}
            </Button>
          </div>
        </Stack>
      </Card>
      <FormFailure>{failure}</FormFailure>
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
