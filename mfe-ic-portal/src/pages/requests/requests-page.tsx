import { paths } from '@scanharbor/shared-contracts';
import { useActiveRequestsQuery, useLive } from '@scanharbor/shared-contracts/api/ic-portal';
import { isOpenOver24Hours, type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { onDemand } from '../../components/late/on-demand';
import { RejectButton } from '../../components/reject/reject-button';
import { RejectDialog } from '../../components/reject/late-reject-dialog';
import { useUrlParams } from '../../components/use-url-params';
import { texts } from '../../texts';
import { useLocationOfUrl } from './use-location-of-url';

const BookDialog = onDemand(async () => (await import('./book/book-dialog')).BookDialog);

const { request, modality, patient, test, centers, added, comment, payment } = requestColumns;
const columns = [request, modality, patient, test, centers, added, comment, payment];

const late = ({ hoursOpened }: PortalRequest) => isOpenOver24Hours(hoursOpened);
const isOn = (param: string | null) => param !== null && param !== '0' && param !== 'false';

/** /providers/requests: requests to schedule; the path's id comes into sight, checkOver24 narrows (IC-030 to IC-037). */
function RequestsPage() {
  useLocationOfUrl();
  const { requestId } = useParams();
  const [params, change] = useUrlParams();
  const list = useActiveRequestsQuery();
  useLive('activeRequests');
  const [rejecting, setRejecting] = useState<number>();
  const [booking, setBooking] = useState<PortalRequest>();
  const asked = isOn(params.get('book')) ? list.data?.find((row) => row.requestId === Number(requestId)) : undefined;
  // The row leaves the list when it is booked; the dialog stays until it is closed.
  const shown = booking ?? asked;
  if (asked && !booking) setBooking(asked);
  const closeBooking = () => {
    setBooking(undefined);
    change((next) => next.delete('book'));
  };
  const only24 = isOn(params.get('checkOver24'));
  return (
    <>
      <RequestGrid
        words={texts.requests}
        list={list}
        columns={columns}
        keep={only24 ? late : undefined}
        requestId={requestId === undefined ? undefined : Number(requestId)}
        actions={(row) => <RejectButton requestId={row.requestId} onPress={setRejecting} />}
      >
        {only24 && (
          <Cluster>
            <StatusPill $tone="danger">{texts.requests.only24}</StatusPill>
            <Link to={paths.activeRequests()}>{texts.requests.showAll}</Link>
          </Cluster>
        )}
      </RequestGrid>
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
      {shown && <BookDialog request={shown} onClose={closeBooking} />}
    </>
  );
}

export { RequestsPage as Page };
