import { useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useColleaguesQuery } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { useBulkAssignMutation, useBulkRejectMutation } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Menu } from '@scanharbor/shared-ui/menu';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { offerUndo, type UndoOutcome } from '../booking-panel/undo-offer';
import { ExportDialog } from '../csv/export-dialog';
import { LabelsDialog } from '../print/labels-dialog';
import { type BulkProps } from './bulk-props';
import { BulkRejectDialog } from './bulk-reject-dialog';
import { FailureList } from './failure-list';
import { loadSelected } from './load-selected';
import { type SelectedRequest, useSelected } from './selection';
import { type BulkFailure, useBulkRun } from './use-bulk-run';
import { useTakeBack } from './use-take-back';

const { bulk, assignment: assignTexts } = texts;

/** One line on a phone, which slides. */
const Actions = styled(Cluster)`
  ${media.below(768)} {
    flex-wrap: nowrap;
    margin-inline: -14px;
    padding: ${token.space4} 14px;
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`;

interface Running {
  progress: (done: number, total: number) => string;
  done: (requests: number) => string;
  takeBack: (requests: readonly SelectedRequest[]) => Promise<UndoOutcome>;
}

/** What can be done with the selected requests, the progress of it, and the requests that were refused. */
export function BulkActions({ selection, actions, name, list, columns, view, fixed }: BulkProps) {
  const dispatch = useAppDispatch();
  const ownId = useSession().user?.id;
  const { data: colleagues = [] } = useColleaguesQuery();
  const [assignRequests] = useBulkAssignMutation();
  const [rejectRequests] = useBulkRejectMutation();
  const takeBack = useTakeBack();
  const { progress, run, stop } = useBulkRun(selection);
  const [running, setRunning] = useState<Running>();
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const [opened, setOpened] = useState<'reject' | 'export' | 'labels'>();
  const selected = useSelected(selection);
  const close = () => setOpened(undefined);
  const requestIds = [...selected.keys()];

  const start = async (texts: Running, send: Parameters<typeof run>[0]) => {
    setRunning(texts);
    setFailures([]);
    const result = await run(send);
    setFailures(result.failures);
    const { done } = result;
    if (done.length > 0) {
      offerUndo({ requestId: done[0]?.requestId, text: texts.done(done.length), takeBack: () => texts.takeBack(done), owner: ownId });
    }
    // A second attempt replaces what the reasons just named.
    const refused = result.failures.map(({ requestId }) => requestId);
    if (refused.length > 0) await loadSelected(dispatch, list, refused).then(selection.refresh, () => undefined);
  };
  const assign = (userId: number | null) =>
    void start(
      {
        progress: bulk.assigning,
        done: userId === null ? bulk.unassigned : bulk.assigned,
        takeBack: (requests) => takeBack.assignment(requests, userId),
      },
      (requests) =>
        assignRequests({ userId, requests: requests.map(({ requestId, assigneeId }) => ({ requestId, was: assigneeId })) }).unwrap(),
    );
  const reject = (reason: string) =>
    void start({ progress: bulk.rejecting, done: bulk.rejected, takeBack: takeBack.rejection }, (requests) =>
      rejectRequests({ requestIds: requests.map(({ requestId }) => requestId), reason }).unwrap(),
    );
  const others = colleagues.filter(({ userId }) => userId !== ownId);

  if (progress && running) {
    return (
      <Cluster $gap="space12">
        <progress max={progress.total} value={progress.done} aria-hidden="true" />
        <span role="status">{running.progress(progress.done, progress.total)}</span>
        <Button onClick={stop}>{bulk.stop}</Button>
      </Cluster>
    );
  }
  return (
    <>
      {failures.length > 0 && <FailureList failures={failures} onClose={() => setFailures([])} />}
      {selected.size > 0 && (
        <Actions role="group" aria-label={bulk.actions} $gap="space8">
          {actions.includes('assign') && (
            <Menu
              label={bulk.assign}
              actions={[
                ...(ownId === undefined ? [] : [{ id: String(ownId), label: assignTexts.toMe, onAction: () => assign(ownId) }]),
                ...others.map(({ userId, name }) => ({ id: String(userId), label: name, onAction: () => assign(userId) })),
                { id: 'none', label: assignTexts.toNoOne, onAction: () => assign(null) },
              ]}
            />
          )}
          {actions.includes('reject') && (
            <Button variant="danger-outline" onClick={() => setOpened('reject')}>
              {bulk.reject}
            </Button>
          )}
          {actions.includes('export') && <Button onClick={() => setOpened('export')}>{bulk.export}</Button>}
          {actions.includes('labels') && <Button onClick={() => setOpened('labels')}>{bulk.labels}</Button>}
          <Button variant="quiet" onClick={selection.clear}>
            {bulk.clear}
          </Button>
        </Actions>
      )}
      {opened === 'reject' && <BulkRejectDialog requests={selected.size} onReject={reject} onClose={close} />}
      {opened === 'export' && (
        <ExportDialog
          name={name}
          columns={columns}
          list={list}
          view={view}
          fixed={fixed}
          total={selected.size}
          requestIds={requestIds}
          onClose={close}
        />
      )}
      {opened === 'labels' && <LabelsDialog name={name} list={list} requestIds={requestIds} onClose={close} />}
    </>
  );
}
