import { paths } from '@scanharbor/shared-contracts';
import { useRefundsQuery } from '@scanharbor/shared-contracts/api/refunds';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { onDemand } from '../../../components/late/on-demand';
import { PageHead } from '../../../components/page-head';
import { useOpenInUrl } from '../../../components/use-open-in-url';
import { texts } from '../../../texts';
import { refundColumns } from './refund-columns';

const RefundDialog = onDemand(async () => (await import('./refund-dialog')).RefundDialog);

const words = texts.refunds;

/** /providers/admin/refunds: deposits to pay back, for platform admins (IC-244, D47). */
function RefundsPage() {
  const query = useRefundsQuery();
  const grid = useGrid(refundColumns, query.data);
  const { open, hrefOf, close } = useOpenInUrl(paths.refunds(), 'scan');
  return (
    <>
      <PageHead title={words.title} />
      <QueryGrid
        words={words}
        query={query}
        grid={grid}
        idColumn="request"
        rowId={({ requestId }) => String(requestId)}
        rowHref={({ requestId }) => hrefOf(requestId)}
        actions={({ requestId }) => (
          <ButtonLink $variant="secondary" to={hrefOf(requestId)} aria-label={words.openOf(requestId)}>
            {words.open}
          </ButtonLink>
        )}
      />
      {open > 0 && <RefundDialog requestId={open} onClose={close} />}
    </>
  );
}

export { RefundsPage as Page };
