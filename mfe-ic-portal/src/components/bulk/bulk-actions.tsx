import { clearCached, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useColleaguesQuery } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { useBulkAssignMutation, useBulkRejectMutation } from '@scanharbor/shared-contracts/api/ic-portal/bulk';
import { printMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Menu, MenuActions } from '@scanharbor/shared-ui/menu';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { endUndoOffer, offerUndo, type UndoOutcome } from '../booking-panel/undo-offer';
import { ExportDialog } from '../csv/export-dialog';
import { focusRequestIfLost } from '../focus-after-close';
import { notifyRequestsChanged } from '../request-events';
import { LabelsDialog } from '../print/labels-dialog';
import { BulkProgress } from './bulk-progress';
import { type BulkProps } from './bulk-props';
import { BulkRejectDialog } from './bulk-reject-dialog';
import { type BulkSend, dismissBulkRun, runBulk, useBulkRun } from './bulk-run';
import { FailureList } from './failure-list';
import { loadSelected } from './load-selected';
import { type SelectedRequest, useSelected } from './selection';
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

/** A large change takes minutes, and the person may be at another screen when it ends. */
const longUndoSeconds = 60;

/** What can be done with the selected requests, the progress of it, and the requests that were refused. */
export function BulkActions({ selection, actions, name, list, columns, view, fixed }: BulkProps) {
  const dispatch = useAppDispatch();
  const ownId = useSession().user?.id;
  const { data: colleagues = [] } = useColleaguesQuery();
  const [assignRequests] = useBulkAssignMutation();
  const [rejectRequests] = useBulkRejectMutation();
  const { pathname, search } = useLocation();
  const href = `${pathname}${search}`;
  const takeBack = useTakeBack(href);
  const run = useBulkRun(ownId);
  const [opened, setOpened] = useState<'reject' | 'export' | 'labels'>();
  const selected = useSelected(selection);
  const close = () => setOpened(undefined);
  const requestIds = [...selected.keys()];

  const start = async ({ progress, ...texts }: Running, send: BulkSend) => {
    endUndoOffer();
    const { done, failures } = await runBulk({
      texts: { progress, failed: bulk.failed },
      href,
      owner: ownId,
      groups: [{ requests: [...selection.get().values()], send }],
      onChanged: (requests) => selection.remove(requests.map(({ requestId }) => requestId)),
    });
    dispatch(clearCached('tests'));
    notifyRequestsChanged();
    if (done.length > 0) {
      offerUndo({
        requestId: done[0]?.requestId,
        text: texts.done(done.length),
        takeBack: () => texts.takeBack(done),
        owner: ownId,
        ...(done.length > printMaximum ? { seconds: longUndoSeconds } : {}),
      });
    }
    focusRequestIfLost(done[0]?.requestId);
    // A second attempt replaces what the reasons just named.
    const refused = failures.slice(0, printMaximum).map(({ requestId }) => requestId);
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

  if (run?.isRunning) return <BulkProgress run={run} />;
  return (
    <>
      {run && (
        <FailureList
          name={name}
          run={run}
          isSelected={run.failures.some(({ requestId }) => selected.has(requestId))}
          onClose={dismissBulkRun}
        />
      )}
      {selected.size > 0 && (
        <Actions role="group" aria-label={bulk.actions} $gap="space8">
          {actions.includes('assign') && (
            <Menu label={bulk.assign}>
              <MenuActions
                actions={[
                  ...(ownId === undefined ? [] : [{ id: String(ownId), label: assignTexts.toMe, onAction: () => assign(ownId) }]),
                  ...others.map(({ userId, name }) => ({ id: String(userId), label: name, onAction: () => assign(userId) })),
                  { id: 'none', label: assignTexts.toNoOne, onAction: () => assign(null) },
                ]}
              />
            </Menu>
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
