import { paths, sameScreenState } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { RowActions } from '../../components/grid/row-actions';
import { lazyDialog } from '../../components/lazy-dialog';
import { RejectButton } from '../../components/reject/reject-button';
import { RejectDialog } from '../../components/reject/lazy-reject-dialog';
import { texts } from '../../texts';
import { isParamSet, useBookingHref, useBookingParam } from './use-booking-param';
import { useLocationParam } from './use-location-param';

const BookDialog = lazyDialog(async () => (await import('./book/book-dialog')).BookDialog);

const { request, modality, patient, test, centers, added, comment, payment } = requestColumns;
const columns = [request, modality, patient, test, centers, added, comment, payment];

const overdue: RequestListFilters = { age: 'over24' };

/** The booking that the URL opens, of a request on the page of the list. */
function Booking({ rows }: { rows: readonly PortalRequest[] | undefined }) {
  const { shown, close } = useBookingParam(rows);
  return shown && <BookDialog request={shown} onClose={close} />;
}

/** /providers/requests: requests to schedule; scrolls to the path's id, checkOver24 filters (IC-030 to IC-037). */
function RequestsPage() {
  useLocationParam();
  const { requestId } = useParams();
  const [params] = useSearchParams();
  const [rejecting, setRejecting] = useState<number>();
  const hrefOf = useBookingHref();
  const only24 = isParamSet(params.get('checkOver24'));
  return (
    <>
      <RequestGrid
        texts={texts.requests}
        list="activePage"
        columns={columns}
        fixed={only24 ? overdue : undefined}
        renderDialog={(rows) => <Booking rows={rows} />}
        requestId={requestId === undefined ? undefined : Number(requestId)}
        actions={({ requestId: id }) => (
          <RowActions>
            <ButtonLink $variant="secondary" to={hrefOf(id)} state={sameScreenState} aria-label={texts.grid.bookOf(id)}>
              {texts.grid.book}
            </ButtonLink>
            <RejectButton requestId={id} onReject={setRejecting} />
          </RowActions>
        )}
      >
        {only24 && (
          <Cluster>
            <StatusPill $tone="danger">{texts.requests.only24}</StatusPill>
            <Link to={paths.activeRequests()}>{texts.requests.showAll}</Link>
          </Cluster>
        )}
      </RequestGrid>
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

export { RequestsPage as Page };
