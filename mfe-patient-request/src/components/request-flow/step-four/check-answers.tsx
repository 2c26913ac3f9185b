import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StepFooter } from '@scanharbor/shared-ui/step-footer';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { flowTexts, paymentTexts } from '../../../texts';
import { type FlowDraft, type StepNumber } from '../flow-draft';
import { useRequestFacts } from '../use-request-facts';
import { answerGroups } from './answer-rows';

interface CheckAnswersProps {
  draft: FlowDraft;
  card: SavedCard | undefined;
  sending: boolean;
  onChange: (step: StepNumber) => void;
  onBack: () => void;
  onSend: () => void;
}

/** Everything that was answered, before it is sent; each step can be changed. */
export function CheckAnswers({ draft, card, sending, onChange, onBack, onSend }: CheckAnswersProps) {
  const facts = useRequestFacts(draft.one);
  const insured = draft.one.payment === 'insurance';
  const { data: insurers } = useInsurersQuery(undefined, { skip: !insured });
  const insurer = insurers?.find(({ id }) => String(id) === draft.four.insurerId);
  // A record that goes on at a later step has not asked who the patient is.
  const asked = draft.person.email !== '';
  const { data: profile } = useProfileQuery(undefined, { skip: asked });
  const person = asked ? draft.person : (profile ?? draft.person);
  return (
    <Stack>
      {answerGroups({ ...draft, person }, facts, card, insurer).map(({ step, rows }) => {
        const { name } = flowTexts.steps[step - 1] ?? flowTexts.steps[0];
        return (
          <Card key={step} aria-label={name}>
            <Stack $gap="space12">
              <Cluster $justify="space-between">
                <Heading level={2} size="small">
                  {name}
                </Heading>
                <Button variant="link" aria-label={`${paymentTexts.change}: ${name}`} onClick={() => onChange(step)}>
                  {paymentTexts.change}
                </Button>
              </Cluster>
              <SummaryList rows={rows} />
            </Stack>
          </Card>
        );
      })}
      <Text $colour="ink2">{insured ? paymentTexts.insuredNext : paymentTexts.whenCharged}</Text>
      <StepFooter saved={flowTexts.saved} back={flowTexts.back} onBack={onBack}>
        <Button variant="primary" saving={sending} savingText={paymentTexts.sending} onClick={onSend}>
          {paymentTexts.send}
        </Button>
      </StepFooter>
    </Stack>
  );
}
