import { paths } from '@scanharbor/shared-contracts';
import { useRefundsQuery } from '@scanharbor/shared-contracts/api/refunds';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { useSearchParams } from 'react-router-dom';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { onDemand } from '../../../components/late/on-demand';
import { PageHead } from '../../../components/page-head';
import { texts } from '../../../texts';
import { refundColumns } from './refund-columns';

const RefundDialog = onDemand(async () => (await import('./refund-dialog')).RefundDialog);

const words = texts.refunds;

/** The parameter that names the scan whose refund is open. */
const scanParam = 'scan';

/** /providers/admin/refunds: deposits to pay back, for platform admins (IC-244, D47). */
function RefundsPage() {
  const query = useRefundsQuery();
  const grid = useGrid(refundColumns, query.data);
  const [params, setParams] = useSearchParams();
  const open = Number(params.get(scanParam) ?? 0);
  const hrefOf = ({ requestId }: Refund) => {
    const next = new URLSearchParams(params);
    next.set(scanParam, String(requestId));
    return `${paths.refunds()}?${next.toString()}`;
  };
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(scanParam);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={words.title} />
      <QueryGrid
        words={words}
        query={query}
        grid={grid}
        idColumn="request"
        rowId={({ requestId }) => String(requestId)}
        rowHref={hrefOf}
        actions={(refund) => (
          <ButtonLink $variant="secondary" to={hrefOf(refund)} aria-label={words.openOf(refund.requestId)}>
            {words.open}
          </ButtonLink>
        )}
      />
      {open > 0 && <RefundDialog requestId={open} onClose={close} />}
    </>
  );
}

export { RefundsPage as Page };
