import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { paths } from '@scanharbor/shared-contracts';
import { useEditableRequestQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type RequestIds } from '@scanharbor/shared-contracts/domain/scan-request';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Page as PageFrame } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { toDraftFromStored, getEditDraftKey } from '../../../../components/request-flow/flow-draft';
import { RequestFlow } from '../../../../components/request-flow/request-flow';
import { Scheduling } from '../../../../components/scheduling/scheduling';
import { editTexts, flowTexts } from '../../../../texts';

const idOf = (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

function EditRequest({ progressId, requestId }: RequestIds) {
  const named = progressId !== undefined || requestId !== undefined;
  const { data: found, isError, isFetching, refetch } = useEditableRequestQuery(named ? { progressId, requestId } : skipToken);
  const data = found?.isBooked || found?.isSent ? null : found;
  // Saving changes the stored request, and clears it when the record is sent; the flow keeps the version it opened with.
  const [stored, setStored] = useState(data);
  if (data && !stored) setStored(data);

  if (stored) {
    const { card, centersWantTimes } = stored;
    return (
      <RequestFlow
        draftKey={getEditDraftKey({ progressId, requestId })}
        initial={toDraftFromStored(stored)}
        overline={flowTexts.editOverline}
        savedCard={card && { ...card, secret: '' }}
        aside={requestId !== undefined && <Scheduling requestId={requestId} centersWantTimes={centersWantTimes} />}
      />
    );
  }
  const toTests = (
    <ButtonLink $variant="primary" to={paths.tests()}>
      {editTexts.toTests}
    </ButtonLink>
  );
  return (
    <PageFrame>
      {isError ? (
        <LoadError level={1} title={editTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : named && data === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <EmptyState level={1} title={editTexts.notFound} text={editTexts.notFoundText} action={toTests} />
      )}
    </PageFrame>
  );
}

/** Edits a stored request or record in progress in the four steps; it stays the same one (PR-300 to PR-305). */
export function Page() {
  const [params] = useSearchParams();
  const progressId = idOf(params.get('testRequestProgressID'));
  const requestId = idOf(params.get('testRequestID'));
  return <EditRequest key={`${progressId ?? ''}-${requestId ?? ''}`} progressId={progressId} requestId={requestId} />;
}
