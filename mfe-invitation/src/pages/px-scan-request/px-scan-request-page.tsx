import { brand, getServerMessage, paths } from '@scanharbor/shared-contracts';
import { useInvitationQuery } from '@scanharbor/shared-contracts/api/px';
import { type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { ButtonAnchor } from '@scanharbor/shared-ui/button';
import { Card, FormColumn, FormWithAside, Page, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { texts } from '../../texts';
import { HandOff } from './hand-off-flow';
import { isInvitationExpired } from './is-invitation-expired';
import { parseHashQuery } from './parse-hash-query';
import { useHandOffDraft } from './use-hand-off-draft';

/** Shown instead of the steps for an invitation that has ended or does not exist, whatever the reason (IN-006). */
function ExpiredState() {
  const { title, text, contact, signIn, signInLink } = texts.expired;
  return (
    <FormWithAside>
      <FormColumn data-testid="invitation-expired">
        <Card>
          <Stack>
            <Heading level={1}>{title}</Heading>
            <Text>{text}</Text>
            <div>
              <ButtonAnchor $variant="primary" href={`mailto:${brand.careTeamEmail}`}>
                {contact}
              </ButtonAnchor>
            </div>
            <Text $color="ink2">
              {signIn} <Link to={paths.patientLogin()}>{signInLink}</Link>
            </Text>
          </Stack>
        </Card>
      </FormColumn>
    </FormWithAside>
  );
}

/** The hand-off of the invitation in the URL (IN-001, IN-002). */
function PxScanRequestPage() {
  const { pathname, search, hash } = useLocation();
  const query = parseHashQuery(search, hash);
  if (query) return <Navigate to={`${pathname}${query}`} replace />;
  const invitationId = new URLSearchParams(search).get('invitationId');
  return <Page>{invitationId ? <InvitationLoader key={invitationId} invitationId={invitationId} /> : <ExpiredState />}</Page>;
}

function InvitationLoader({ invitationId }: { invitationId: string }) {
  const { draft } = useHandOffDraft(invitationId);
  const { data, error, isFetching, refetch } = useInvitationQuery({ invitationId, proof: draft.proof });
  // Signing in empties every cache; the flow stays on the screen until the invitation is loaded again.
  const [lastLoaded, setLastLoaded] = useState<Invitation>();
  const [submitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (data) setLastLoaded(data);
  }, [data]);
  if (error && !submitted) {
    if (isInvitationExpired(getServerMessage(error))) return <ExpiredState />;
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
