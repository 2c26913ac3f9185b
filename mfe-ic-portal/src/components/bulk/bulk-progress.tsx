import { bulkCallMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { texts } from '../../texts';
import { type BulkRun, stopBulkRun } from './bulk-run';

/** How often a screen reader hears the progress of a long run. */
const announcements = 20;

/** The progress of a change of several requests, and a button to stop it. */
export function BulkProgress({ run: { texts: runTexts, total, sent, failures } }: { run: BulkRun }) {
  const step = Math.max(bulkCallMaximum, Math.ceil(total / announcements));
  return (
    <Cluster $gap="space12">
      <progress max={total} value={sent} aria-hidden="true" />
      <span aria-hidden="true">
        {runTexts.progress(sent, total)}
        {failures.length > 0 && `, ${texts.bulk.refusedSoFar(failures.length)}`}
      </span>
      <VisuallyHidden role="status">{runTexts.progress(Math.floor(sent / step) * step, total)}</VisuallyHidden>
      <Button onClick={stopBulkRun}>{texts.bulk.stop}</Button>
    </Cluster>
  );
}
