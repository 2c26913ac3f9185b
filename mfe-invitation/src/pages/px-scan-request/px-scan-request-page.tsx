import { getServerMessage } from '@scanharbor/shared-contracts';
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
import { EndedState } from './ended-state';
import { HandOff } from './hand-off-flow';
import { getInvitationEnd } from './invitation-end';
import { parseHashQuery } from './parse-hash-query';
import { useHandOffDraft } from './use-hand-off-draft';

/** The hand-off of the invitation in the URL (IN-001, IN-002). */
function PxScanRequestPage() {
  const { pathname, search, hash } = useLocation();
  const query = parseHashQuery(search, hash);
  if (query) return <Navigate to={`${pathname}${query}`} replace />;
  const invitationId = new URLSearchParams(search).get('invitationId');
  return <Page>{invitationId ? <InvitationLoader key={invitationId} invitationId={invitationId} /> : <EndedState end="unknown" />}</Page>;
}

function InvitationLoader({ invitationId }: { invitationId: string }) {
  const { draft } = useHandOffDraft(invitationId);
  // Signing in empties every cache; the flow stays on the screen until the invitation is loaded again.
  const [lastLoaded, setLastLoaded] = useState<Invitation>();
  const [submitted, setSubmitted] = useState(false);
  const { data, error, isFetching, refetch } = useInvitationQuery({ invitationId, proof: draft.proof }, { skip: submitted });
  useEffect(() => {
    if (data) setLastLoaded(data);
  }, [data]);
  if (error && !submitted) {
    const end = getInvitationEnd(getServerMessage(error));
    if (end) return <EndedState end={end} />;
    if (!lastLoaded) return <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const invitation = data ?? lastLoaded;
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
