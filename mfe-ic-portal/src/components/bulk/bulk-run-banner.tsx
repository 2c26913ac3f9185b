import { useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { useFreePlace } from '@scanharbor/shared-ui/free-place';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { Banner } from '../banner.styles';
import { BulkProgress } from './bulk-progress';
import { dismissBulkRun, useBulkRun, useHasList } from './bulk-run';

/** A change of several requests that goes on while another screen is open, then the number that was refused, with the way to the list. */
export function BulkRunBanner() {
  const run = useBulkRun(useSession().user?.id);
  const hasList = useHasList();
  const banner = useRef<HTMLDivElement>(null);
  useFreePlace(banner, hasList ? undefined : run?.isRunning);
  if (!run || hasList) return null;
  if (run.isRunning) {
    return (
      <Banner ref={banner}>
        <BulkProgress run={run} />
      </Banner>
    );
  }
  return (
    <Banner role="alert" ref={banner}>
      <Link to={run.href}>{run.texts.failed(run.failures.length)}</Link>
      <Button variant="quiet" onClick={dismissBulkRun}>
        {texts.bulk.dismiss}
      </Button>
    </Banner>
  );
}
