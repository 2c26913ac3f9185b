import { useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StepFooter } from '@scanharbor/shared-ui/step-footer';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { useInsurer } from '../use-insurer';
import { answerRows, paymentRow, priceRows } from './answer-rows';
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

  const paid = selfPay ? priceRows(invitation.about) : [{ label: check.memberId, value: draft.insurance.memberId }];
  const parts = [
    { name: texts.steps[2], rows: answerRows(invitation.about, draft, user), change: check.changeChoices, onChange: onBack },
    { name: texts.steps[3], rows: [paymentRow(draft, card, insurer), ...paid], change: check.changePayment, onChange: onChangePayment },
  ];
  return (
    <Stack $gap="space24">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {check.title}
      </Heading>
      {parts.map(({ name, rows, change, onChange }) => (
        <Card key={name} aria-label={name}>
          <Stack $gap="space12">
            <Cluster $justify="space-between">
              <Heading level={3} size="small">
                {name}
              </Heading>
              <Button variant="link" aria-label={change} disabled={sending} onClick={onChange}>
                {check.change}
              </Button>
            </Cluster>
            <SummaryList rows={rows} />
          </Stack>
        </Card>
      ))}
      <FormFailure>{failure}</FormFailure>
      <StepFooter saved={texts.saved} back={texts.back} onBack={onChangePayment} sending={sending}>
        <Button variant="primary" saving={sending} savingText={check.submitting} onClick={() => void submit()}>
          {check.submit}
        </Button>
      </StepFooter>
    </Stack>
  );
}
