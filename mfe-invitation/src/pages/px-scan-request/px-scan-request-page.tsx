import { serverMessage } from '@scanharbor/shared-contracts';
import { useInvitationQuery } from '@scanharbor/shared-contracts/api/px';
import { type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { Page } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { texts } from '../../texts';
import { isOver } from './expired';
import { ExpiredState } from './expired-state';
import { HandOff } from './hand-off-flow';
import { hashAsQuery } from './invitation-address';
import { useHandOff } from './use-hand-off';

/** The hand-off of the invitation that the address names (IN-001, IN-002). */
function PxScanRequestPage() {
  const { pathname, search, hash } = useLocation();
  const query = hashAsQuery(search, hash);
  if (query) return <Navigate to={`${pathname}${query}`} replace />;
  const invitationId = new URLSearchParams(search).get('invitationId');
  return <Page>{invitationId ? <InvitationLoader key={invitationId} invitationId={invitationId} /> : <ExpiredState />}</Page>;
}

function InvitationLoader({ invitationId }: { invitationId: string }) {
  const { draft } = useHandOff(invitationId);
  const { data, error, isFetching, refetch } = useInvitationQuery({ invitationId, proof: draft.proof });
  // Signing in empties every cache; the flow stays on the screen meanwhile.
  const [seen, setSeen] = useState<Invitation>();
  const [submitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (data) setSeen(data);
  }, [data]);
  if (error && !submitted) {
    if (isOver(serverMessage(error))) return <ExpiredState />;
    if (!seen) return <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const invitation = data ?? seen;
  if (!invitation) return <Skeleton label={texts.loading} lines={4} />;
  return <HandOff invitation={invitation} onSubmitted={() => setSubmitted(true)} />;
}

function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>{texts.overline}</Heading>
      </VisuallyHidden>
      <LoadError title={texts.loadFailed} text={texts.loadFailedText} retrying={retrying} onRetry={onRetry} />
    </>
  );
}

export { PxScanRequestPage as Page };
