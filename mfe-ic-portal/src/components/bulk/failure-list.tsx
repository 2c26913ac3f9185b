import { paths } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { useFileExport } from '../csv/use-file-export';
import { type BulkRun } from './bulk-run';

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

/** More are in the file. */
const maxShown = 100;

const { bulk } = texts;

interface FailureListProps {
  /** Title of the list, which names the file. */
  name: string;
  run: BulkRun;
  /** Whether the requests are still selected. */
  isSelected: boolean;
  onClose: () => void;
}

/** The requests that were not changed, with a link to each and the reason; many of them as a file, too. */
export function FailureList({ name, run: { texts: runTexts, failures }, isSelected, onClose }: FailureListProps) {
  const { sending, exportFile } = useFileExport();
  const download = () =>
    exportFile({
      list: bulk.failuresName(name),
      fileName: 'not-changed.csv',
      header: [texts.grid.request, texts.grid.patient, bulk.reason],
      rows: failures.map(({ requestId, patient, reason }) => [requestId, patient, reason]),
    });
  const more = failures.length - maxShown;
  return (
    <Box role="alert">
      <Cluster $justify="space-between">
        <strong>{(isSelected ? bulk.failedSelected : runTexts.failed)(failures.length)}</strong>
        <Cluster $gap="space8">
          {more > 0 && (
            <Button variant="link" saving={sending} onClick={() => void download()}>
              {bulk.downloadFailures}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {bulk.dismiss}
          </Button>
        </Cluster>
      </Cluster>
      <List tabIndex={failures.length > 5 ? 0 : undefined}>
        {failures.slice(0, maxShown).map(({ requestId, patient, reason }) => (
          <li key={requestId}>
            <Link to={paths.test(requestId)}>
              #{requestId} {patient}
            </Link>
            {': '}
            {reason}
          </li>
        ))}
        {more > 0 && <li>{bulk.moreFailures(more)}</li>}
      </List>
    </Box>
  );
}
