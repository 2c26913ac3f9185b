import { paths, staysOnScreen } from '@scanharbor/shared-contracts';
import { useActiveRequestsQuery, useLive } from '@scanharbor/shared-contracts/api/ic-portal';
import { isOpenOver24Hours, type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { onDemand } from '../../components/late/on-demand';
import { RejectButton } from '../../components/reject/reject-button';
import { RejectDialog } from '../../components/reject/late-reject-dialog';
import { texts } from '../../texts';
import { isAskedFor, useBookInUrl } from './use-book-in-url';
import { useLocationOfUrl } from './use-location-of-url';

const BookDialog = onDemand(async () => (await import('./book/book-dialog')).BookDialog);

const { request, modality, patient, test, centers, added, comment, payment } = requestColumns;
const columns = [request, modality, patient, test, centers, added, comment, payment];

const late = ({ hoursOpened }: PortalRequest) => isOpenOver24Hours(hoursOpened);

/** Under each other in a row of the grid, beside each other on a card. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};

  ${media.from(768)} {
    flex-direction: column;
  }
`;

/** /providers/requests: requests to schedule; the path's id comes into sight, checkOver24 narrows (IC-030 to IC-037). */
function RequestsPage() {
  useLocationOfUrl();
  const { requestId } = useParams();
  const [params] = useSearchParams();
  const list = useActiveRequestsQuery();
  useLive('activeRequests');
  const [rejecting, setRejecting] = useState<number>();
  const { shown, hrefOf, close } = useBookInUrl(list.data);
  const only24 = isAskedFor(params.get('checkOver24'));
  return (
    <>
      <RequestGrid
        words={texts.requests}
        list={list}
        columns={columns}
        keep={only24 ? late : undefined}
        requestId={requestId === undefined ? undefined : Number(requestId)}
        actions={({ requestId: id }) => (
          <Actions>
            <ButtonLink $variant="secondary" to={hrefOf(id)} state={staysOnScreen} aria-label={texts.grid.bookOf(id)}>
              {texts.grid.book}
            </ButtonLink>
            <RejectButton requestId={id} onPress={setRejecting} />
          </Actions>
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
      {shown && <BookDialog request={shown} onClose={close} />}
    </>
  );
}

export { RequestsPage as Page };
