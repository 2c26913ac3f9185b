import { useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { Banner } from '../banner.styles';
import { BulkProgress } from './bulk-progress';
import { dismissBulkRun, useBulkRun, useHasList } from './bulk-run';

/** A change of several requests that goes on while another screen is open, then the number that was refused, with the way to the list. */
export function BulkRunBanner() {
  const run = useBulkRun(useSession().user?.id);
  const hasList = useHasList();
  if (!run || hasList) return null;
  if (run.isRunning) {
    return (
      <Banner>
        <BulkProgress run={run} />
      </Banner>
    );
  }
  return (
    <Banner role="alert">
      <Link to={run.href}>{run.texts.failed(run.failures.length)}</Link>
      <Button variant="quiet" onClick={dismissBulkRun}>
        {texts.bulk.dismiss}
      </Button>
    </Banner>
  );
}
