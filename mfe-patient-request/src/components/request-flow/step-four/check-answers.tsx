import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { AnswerCards } from '@scanharbor/shared-ui/answer-cards';
import { Button } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { flowTexts, paymentTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { FlowFooter } from '../step-footer';
import { type RequestEvent } from '../request-machine';
import { useRequestDetails } from '../use-request-details';
import { type CheckedAnswers } from '../use-request-machine';
import { listAnswerGroups } from './answer-rows';

interface CheckAnswersProps {
  draft: FlowDraft;
  card: SavedCard | undefined;
  sending: boolean;
  send: (event: RequestEvent) => void;
  onBack: () => void;
  /** Sends the request; the confirmation shows what was checked. */
  onSubmit: (checked: CheckedAnswers) => void;
}

/** All answers before they are sent; each step can be changed. */
export function CheckAnswers({ draft, card, sending, send, onBack, onSubmit }: CheckAnswersProps) {
  const details = useRequestDetails(draft.one);
  const insured = draft.one.payment === 'insurance';
  const { data: insurers } = useInsurersQuery(undefined, { skip: !insured });
  const insurer = insurers?.find(({ id }) => String(id) === draft.four.insurerId);
  // A record that continues at a later step has not asked for the patient's details.
  const hasPerson = draft.person.email !== '';
  const { data: profile } = useProfileQuery(undefined, { skip: hasPerson });
  const person = hasPerson ? draft.person : (profile ?? draft.person);
  const { allowTexts: allowsTexts, email } = person;
  return (
    <Stack>
      <AnswerCards
        groups={listAnswerGroups({ ...draft, person }, details, card, insurer).map(({ step, rows }) => {
          const { name } = flowTexts.steps[step - 1] ?? flowTexts.steps[0];
          return { name, rows, changeLabel: `${paymentTexts.change}: ${name}`, onChange: () => send({ type: 'movedTo', position: step }) };
        })}
        changeText={paymentTexts.change}
        sending={sending}
      />
      <Text $color="ink2">{insured ? paymentTexts.insuredNext(allowsTexts) : paymentTexts.whenCharged}</Text>
      <FlowFooter onBack={onBack} sending={sending}>
        <Button
          variant="primary"
          saving={sending}
          savingText={paymentTexts.sending}
          onClick={() => onSubmit({ details, insurer, allowsTexts, email })}
        >
          {paymentTexts.send}
        </Button>
      </FlowFooter>
    </Stack>
  );
}
