import { paths } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { DataTable, useDataRows } from '@scanharbor/shared-ui/data-table';
import { Stack } from '@scanharbor/shared-ui/layout';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { texts } from '../../texts';
import { ExportButton } from '../csv/export-button';
import { ListChanged } from '../live/list-changed';
import { UpdatedAgo } from '../live/updated-ago';
import { useSteadyRows } from '../live/use-steady-rows';
import { PageHead } from '../page-head';
import { GridBox } from './grid-box';
import { type GridColumn, idColumn } from './request-columns';
import { useChoices } from './use-choices';
import { useGridView } from './use-grid-view';
import { useRowInSight } from './use-row-in-sight';
import { useNotedWalk } from './walk';

/** Rows on a page of a list. */
const pageSize = 25;
const pageSizes = [pageSize, 100];

/** What a list's query hook answers, as far as a grid needs it. */
interface RequestList {
  data?: PortalRequest[];
  isError: boolean;
  fulfilledTimeStamp?: number;
  originalArgs?: void | { background?: boolean };
  refetch: () => unknown;
}

interface RequestGridProps {
  words: { title: string; caption: string; failed: string; empty: string };
  list: RequestList;
  columns: readonly GridColumn<PortalRequest>[];
  /** Which rows of the answer belong here; all when left out. */
  keep?: (row: PortalRequest) => boolean;
  actions?: (row: PortalRequest) => ReactNode;
  /** Request to bring into sight. */
  requestId?: number;
  /** Shown between the title and the grid. */
  children?: ReactNode;
}

const none: PortalRequest[] = [];
const hrefOf = ({ requestId }: PortalRequest) => paths.test(requestId);

/** A list of requests as a whole screen: title, how fresh it is, export, and the grid with its four states. */
export function RequestGrid({ words, list, columns: given, keep, actions, requestId, children }: RequestGridProps) {
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = list;
  const [view, setView] = useGridView(given);
  const steady = useSteadyRows({ rows: data, quiet: originalArgs?.background === true });
  const rows = steady.rows ?? none;
  const kept = useMemo(() => (keep ? rows.filter(keep) : rows), [rows, keep]);
  const columns = useChoices(given, kept);
  const prepared = useDataRows(kept, columns, view, pageSize);
  const { matching, perPage } = prepared;
  useNotedWalk(words.title, matching);
  const box = useRef<HTMLDivElement>(null);

  const place = requestId === undefined ? -1 : matching.findIndex((row) => row.requestId === requestId);
  const page = place < 0 ? view.page : Math.floor(place / perPage) + 1;
  const turned = useRef(false);
  useEffect(() => {
    if (place < 0 || turned.current) return;
    turned.current = true;
    if (page !== view.page) setView({ ...view, page });
  }, [place, page, view, setView]);
  useRowInSight(box, requestId === undefined ? undefined : paths.test(requestId), place >= 0);

  return (
    <>
      <PageHead title={words.title}>
        <UpdatedAgo at={fulfilledTimeStamp} />
        {matching.length > 0 && <ExportButton name={words.title} columns={columns} rows={matching} />}
      </PageHead>
      <Stack $gap="space12">
        {children}
        <div>
          <ListChanged waits={steady.waits} onShow={steady.show} />
          <GridBox ref={box} {...steady.box}>
            <DataTable
              caption={words.caption}
              captionHidden
              headingLevel={2}
              columns={columns}
              idColumn={idColumn}
              rows={kept}
              rowId={(row) => String(row.requestId)}
              rowHref={hrefOf}
              actions={actions}
              status={isError && !data ? 'failed' : data ? 'ready' : 'loading'}
              texts={{ empty: { title: words.empty }, failed: { title: words.failed } }}
              onRetry={() => void refetch()}
              view={view}
              onViewChange={setView}
              searchLabel={texts.grid.search}
              pageSize={pageSize}
              pageSizes={pageSizes}
              prepared={prepared}
            />
          </GridBox>
        </div>
      </Stack>
    </>
  );
}
