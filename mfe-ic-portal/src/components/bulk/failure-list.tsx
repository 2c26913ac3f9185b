import { paths } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { type BulkFailure } from './use-bulk-run';

const Box = styled.div`
  padding: ${token.space8} ${token.space12};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

/** Many failures scroll, so that the actions below stay in sight. */
const List = styled.ul`
  max-height: 30vh;
  overflow-y: auto;

  li {
    padding-block: ${token.space4};
  }
`;

/** The requests that were not changed, with a link to each and the reason. */
export function FailureList({ failures, onClose }: { failures: readonly BulkFailure[]; onClose: () => void }) {
  return (
    <Box role="alert">
      <Cluster $justify="space-between">
        <strong>{texts.bulk.failed(failures.length)}</strong>
        <Button variant="quiet" onClick={onClose}>
          {texts.bulk.dismiss}
        </Button>
      </Cluster>
      <List tabIndex={failures.length > 5 ? 0 : undefined}>
        {failures.map(({ requestId, patient, reason }) => (
          <li key={requestId}>
            <Link to={paths.test(requestId)}>
              #{requestId} {patient}
            </Link>
            {': '}
            {reason}
          </li>
        ))}
      </List>
    </Box>
  );
}
