import { useId, useState } from 'react';
import { paths } from '@scanharbor/shared-contracts';
import { type ProgressCard as Progress } from '@scanharbor/shared-contracts/domain/booking-card';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { editRequestTexts } from '../edit-request/edit-request.texts';
import { Later } from '../later/later';
import { cardTexts } from './booking-card.texts';
import { CardFrame } from './card-frame';
import { PromptLink, Prompts } from './prompts';

const loadEditing = () => import('../edit-request/edit-request-dialog').then(({ EditRequestDialog }) => EditRequestDialog);

/** A request that was begun: Continue goes on at the step reached, where what is missing is asked too; it can be changed or given up here (PR-190, PR-276, PR-277). */
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
      {editing && <Later load={loadEditing} props={{ progressId: card.progressId, onClose: () => setEditing(false) }} />}
    </CardFrame>
  );
}
