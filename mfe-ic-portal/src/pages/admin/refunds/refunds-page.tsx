import { paths } from '@scanharbor/shared-contracts';
import { useRefundsQuery } from '@scanharbor/shared-contracts/api/refunds';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { DataTable } from '@scanharbor/shared-ui/data-table';
import { useSearchParams } from 'react-router-dom';
import { GridBox } from '../../../components/grid/grid-box';
import { gridStatus } from '../../../components/grid/grid-status';
import { useGridView } from '../../../components/grid/use-grid-view';
import { onDemand } from '../../../components/late/on-demand';
import { PageHead } from '../../../components/page-head';
import { texts } from '../../../texts';
import { refundColumns } from './refund-columns';

const RefundDialog = onDemand(async () => (await import('./refund-dialog')).RefundDialog);

const words = texts.refunds;
const none: Refund[] = [];

/** The parameter that names the scan whose refund is open. */
const scanParam = 'scan';

/** /providers/admin/refunds: deposits to pay back, for platform admins (IC-244, D47). */
function RefundsPage() {
  const { data: refunds = none, isError, isSuccess, refetch } = useRefundsQuery();
  const [view, setView] = useGridView(refundColumns);
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
      <GridBox>
        <DataTable
          caption={words.title}
          captionHidden
          headingLevel={2}
          columns={refundColumns}
          idColumn="request"
          rows={refunds}
          rowId={({ requestId }) => String(requestId)}
          rowHref={hrefOf}
          actions={(refund) => (
            <ButtonLink $variant="secondary" to={hrefOf(refund)} aria-label={words.openOf(refund.requestId)}>
              {words.open}
            </ButtonLink>
          )}
          status={gridStatus({ isError, isSuccess })}
          texts={{ empty: { title: words.empty }, failed: { title: words.failed } }}
          onRetry={() => void refetch()}
          view={view}
          onViewChange={setView}
          searchLabel={texts.grid.search}
          pageSize={25}
        />
      </GridBox>
      {open > 0 && <RefundDialog requestId={open} onClose={close} />}
    </>
  );
}

export { RefundsPage as Page };
