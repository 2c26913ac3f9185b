import { paths } from '@scanharbor/shared-contracts';
import { useRefundsQuery } from '@scanharbor/shared-contracts/api/refunds';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { lazyDialog } from '../../../components/lazy-dialog';
import { PageHead } from '../../../components/page-head';
import { useDialogParam } from '../../../components/use-dialog-param';
import { texts } from '../../../texts';
import { refundColumns } from './refund-columns';

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog')).RefundDialog);

const BillCheckDialog = lazyDialog(async () => (await import('./bill-check-dialog')).BillCheckDialog);

const refundTexts = texts.refunds;
const rowId = ({ requestId }: Refund) => requestId;

/** /providers/admin/refunds: deposits to refund, and bills to check, for platform admins (IC-244, D47). */
function RefundsPage() {
  const [checking, setChecking] = useState(false);
  const query = useRefundsQuery();
  const grid = useGrid({ columns: refundColumns, rows: query.data, rowId });
  const { open, hrefOf, close } = useDialogParam(paths.refunds(), 'scan');
  return (
    <>
      <PageHead title={refundTexts.title}>
        <Button onClick={() => setChecking(true)}>{texts.billCheck.open}</Button>
      </PageHead>
      <QueryGrid
        texts={refundTexts}
        query={query}
        grid={grid}
        idColumn="request"
        rowHref={({ requestId }) => hrefOf(requestId)}
        actions={({ requestId }) => (
          <ButtonLink $variant="secondary" to={hrefOf(requestId)} aria-label={refundTexts.openOf(requestId)}>
            {refundTexts.open}
          </ButtonLink>
        )}
      />
      {checking && <BillCheckDialog onClose={() => setChecking(false)} />}
      {open > 0 && <RefundDialog requestId={open} onClose={close} />}
    </>
  );
}

export { RefundsPage as Page };
