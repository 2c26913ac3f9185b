import { paths } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Stack } from '@scanharbor/shared-ui/layout';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ExportButton } from '../csv/export-button';
import { ListChanged } from '../live/list-changed';
import { UpdatedAgo } from '../live/updated-ago';
import { useSteadyRows } from '../live/use-steady-rows';
import { PageHead } from '../page-head';
import { QueryGrid } from './query-grid';
import { type GridColumn, idColumn } from './request-columns';
import { useChoices } from './use-choices';
import { listPage, useGrid } from './use-grid';
import { useRowInSight } from './use-row-in-sight';
import { useNotedWalk } from './walk';

const pageSizes = [listPage, 100];

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
  const steady = useSteadyRows({ rows: data, quiet: originalArgs?.background === true });
  const rows = steady.rows ?? none;
  const kept = useMemo(() => (keep ? rows.filter(keep) : rows), [rows, keep]);
  const columns = useChoices(given, kept);
  const grid = useGrid(columns, kept);
  const {
    view,
    onViewChange,
    prepared: { matching, rows: inView, perPage },
  } = grid;
  useNotedWalk(words.title, matching);
  const box = useRef<HTMLDivElement>(null);

  const place = requestId === undefined ? -1 : matching.findIndex((row) => row.requestId === requestId);
  const page = place < 0 ? view.page : Math.floor(place / perPage) + 1;
  const turned = useRef(false);
  useEffect(() => {
    if (place < 0 || turned.current) return;
    turned.current = true;
    if (page !== view.page) onViewChange({ ...view, page });
  }, [place, page, view, onViewChange]);
  const isDrawn = inView.some((row) => row.requestId === requestId);
  useRowInSight(box, requestId === undefined ? undefined : paths.test(requestId), isDrawn);

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
          <QueryGrid
            words={words}
            query={{ isSuccess: data !== undefined, isError, refetch }}
            grid={grid}
            box={{ ref: box, ...steady.box }}
            idColumn={idColumn}
            rowId={(row) => String(row.requestId)}
            rowHref={hrefOf}
            actions={actions}
            pageSizes={pageSizes}
          />
        </div>
      </Stack>
    </>
  );
}
