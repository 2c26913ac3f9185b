import { sameScreenState, useSession } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { RowLink } from '@scanharbor/shared-ui/data-table';
import { useCallback, useContext, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AssignMenu, useLoadedColleagues } from '../../components/assignment/assign-menu';
import { BookingPanel } from '../../components/booking-panel/lazy-booking-panel';
import { PanelLayout } from '../../components/booking-panel/panel.styles';
import { useHasRoomBeside } from '../../components/screen-width';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { RowActions } from '../../components/grid/row-actions';
import { isParamSet } from '../../components/use-url-params';
import { RejectButton } from '../../components/reject/reject-button';
import { RejectDialog } from '../../components/reject/lazy-reject-dialog';
import { ShortcutsDialog } from '../../components/shortcuts/lazy-shortcuts-dialog';
import { texts } from '../../texts';
import { useQueueViews } from './queue-views';
import { bookingHref, BookingQueryContext, useBookingParam, useBookingQuery } from './use-booking-param';
import { useQueueKeys } from './use-queue-keys';

const { request, modality, patient, test, centers, added, comment, payment } = requestColumns;
/** With a selection and three actions in each row, other columns are narrower than in the other lists. */
const columns = [
  request,
  { ...modality, width: '9.9%' },
  { ...patient, width: '11.4%' },
  { ...test, width: '9.7%' },
  { ...centers, width: '8.8%' },
  { ...added, width: '14.2%' },
  { ...comment, width: '8.6%' },
  payment,
];

const bulkActions = ['assign', 'reject', 'export', 'labels'] as const;
const oldestFirst = { column: added.id, descending: false };
const overdue: RequestListFilters = { age: 'over24' };

/** Opens the booking of a row. A component, so that a change of the URL renders the link and not its row. */
function BookLink({ requestId }: { requestId: number }) {
  const query = useContext(BookingQueryContext);
  return (
    <ButtonLink
      as={RowLink}
      $variant="secondary"
      to={bookingHref(requestId, query)}
      state={sameScreenState}
      aria-label={texts.grid.bookOf(requestId)}
    >
      {texts.grid.book}
    </ButtonLink>
  );
}

/**
 * /providers/requests: requests to schedule, oldest first, with the booking of the path's id beside them; checkOver24 and mine filter
 * (IC-030 to IC-037).
 */
function RequestsPage() {
  const builtIn = useQueueViews();
  const userId = useSession().user?.id;
  const { requestId: pathId } = useParams();
  const requestId = pathId === undefined ? undefined : Number(pathId);
  const [params] = useSearchParams();
  const [rejecting, setRejecting] = useState<number>();
  const bookingQuery = useBookingQuery();
  const { booking, close } = useBookingParam();
  const hasRoom = useHasRoomBeside();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isOn, turn } = useQueueKeys({
    booking,
    hrefOf: (id) => bookingHref(id, bookingQuery),
    onReject: setRejecting,
    onHelp: () => setHelpOpen(true),
  });
  useLoadedColleagues();
  const actions = useCallback(
    (row: PortalRequest) => (
      <RowActions>
        <BookLink requestId={row.requestId} />
        <RejectButton requestId={row.requestId} onReject={setRejecting} />
        <AssignMenu request={row} isShort />
      </RowActions>
    ),
    [],
  );
  const only24 = isParamSet(params.get('checkOver24'));
  const isMine = isParamSet(params.get('mine'));
  const fixed = useMemo(() => ({ ...(only24 ? overdue : {}), ...(isMine ? { assignee: String(userId) } : {}) }), [only24, isMine, userId]);
  return (
    <PanelLayout $open={booking !== undefined}>
      <div inert={booking !== undefined && !hasRoom}>
        <BookingQueryContext value={bookingQuery}>
          <RequestGrid
            texts={texts.requests}
            list="activePage"
            columns={columns}
            order={oldestFirst}
            fixed={fixed}
            builtIn={builtIn}
            bulk={bulkActions}
            current={isMine ? 'mine' : only24 ? 'overdue' : 'all'}
            requestId={requestId}
            currentId={booking}
            actions={actions}
          >
            <Button variant="quiet" onClick={() => setHelpOpen(true)}>
              {texts.shortcuts.open}
            </Button>
          </RequestGrid>
        </BookingQueryContext>
      </div>
      {booking !== undefined && <BookingPanel key={booking} requestId={booking} onClose={close} />}
      {isHelpOpen && <ShortcutsDialog screen="requests" isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />}
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
    </PanelLayout>
  );
}

export { RequestsPage as Page };
