import { useId, useState } from 'react';
import { paths } from '@scanharbor/shared-contracts';
import { type ProgressCard as Progress } from '@scanharbor/shared-contracts/domain/booking-card';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { editRequestTexts } from '../edit-request/edit-request.texts';
import { lazyOptions } from '../lazy-options';
import { cardTexts } from './booking-card.texts';
import { CardFrame } from './card-frame';
import { PromptLink, Prompts } from './prompts';

const EditRequestDialog = lazySection(async () => (await import('../edit-request/edit-request-dialog')).EditRequestDialog, lazyOptions);

/**
 * A request in progress: Continue opens the step reached, which also asks for missing answers; here it can be changed or withdrawn (PR-190,
 * PR-276, PR-277).
 */
export function ProgressCard({ card }: { card: Progress }) {
  const headingId = useId();
  const [editing, setEditing] = useState(false);
  const flow = paths.testEdit({ testRequestProgressID: card.progressId, testRequestID: card.requestId });
  return (
    <CardFrame
      card={card}
      headingId={headingId}
      actions={
        <Cluster>
          <ButtonLink $variant="primary" to={flow} aria-describedby={headingId}>
            {cardTexts.continueRequest}
          </ButtonLink>
          <Button aria-describedby={headingId} onClick={() => setEditing(true)}>
            {editRequestTexts.open}
          </Button>
        </Cluster>
      }
    >
      <Prompts>
        {!card.doctor && <PromptLink to={flow}>{cardTexts.missingDoctor}</PromptLink>}
        {!card.hasPrescription && <PromptLink to={flow}>{cardTexts.missingPrescription}</PromptLink>}
      </Prompts>
      {editing && <EditRequestDialog progressId={card.progressId} onClose={() => setEditing(false)} />}
    </CardFrame>
  );
}
