import { useId } from 'react';
import { paths } from '@scanharbor/shared-contracts';
import { type ProgressCard as Progress } from '@scanharbor/shared-contracts/domain/booking-card';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { cardTexts } from './booking-card.texts';
import { CardFrame } from './card-frame';
import { PromptLink, Prompts } from './prompts';

/** A request that was begun: Continue goes on at the step reached, where what is missing is asked too (PR-276, PR-277). */
export function ProgressCard({ card }: { card: Progress }) {
  const headingId = useId();
  const flow = paths.testEdit({ testRequestProgressID: card.progressId, testRequestID: card.requestId });
  return (
    <CardFrame
      card={card}
      headingId={headingId}
      actions={
        <ButtonLink $variant="primary" to={flow} aria-describedby={headingId}>
          {cardTexts.continueRequest}
        </ButtonLink>
      }
    >
      <Prompts>
        {!card.doctor && <PromptLink to={flow}>{cardTexts.missingDoctor}</PromptLink>}
        {!card.hasPrescription && <PromptLink to={flow}>{cardTexts.missingPrescription}</PromptLink>}
      </Prompts>
    </CardFrame>
  );
}
