import { useSession } from '@scanharbor/shared-contracts';
import { AnswerCards } from '@scanharbor/shared-ui/answer-cards';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { FlowFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { useInsurer } from '../use-insurer';
import { answerRows, paymentRow, priceRows } from './answer-rows';
import { type PaymentStepProps } from './payment-props';
import { useSubmit } from './use-submit';

/** All answers before they are sent; each part can be changed. A failed submit shows its message here (IN-054). */
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
  const groups = [
    { name: texts.steps[2], rows: answerRows(invitation.about, draft, user), changeLabel: check.changeChoices, onChange: onBack },
    {
      name: texts.steps[3],
      rows: [paymentRow(draft, card, insurer), ...paid],
      changeLabel: check.changePayment,
      onChange: onChangePayment,
    },
  ];
  return (
    <Stack $gap="space24">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {check.title}
      </Heading>
      <AnswerCards groups={groups} changeText={check.change} sending={sending} level={3} />
      <FormFailure>{failure}</FormFailure>
      <FlowFooter onBack={onChangePayment} sending={sending}>
        <Button variant="primary" saving={sending} savingText={check.submitting} onClick={() => void submit()}>
          {check.submit}
        </Button>
      </FlowFooter>
    </Stack>
  );
}
