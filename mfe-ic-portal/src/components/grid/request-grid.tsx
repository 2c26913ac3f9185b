import { paths } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Stack } from '@scanharbor/shared-ui/layout';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { ExportButton } from '../csv/export-button';
import { LastUpdated } from '../live/last-updated';
import { NewRowsStatus } from '../live/new-rows-status';
import { useStableRows } from '../live/use-stable-rows';
import { PageHead } from '../page-head';
import { useRecordListOrder } from './list-navigation';
import { QueryGrid } from './query-grid';
import { type GridColumn, idColumn } from './request-columns';
import { listPageSize, useGrid } from './use-grid';

/** Scrolls to the row of a request and focuses it, once, as soon as it is rendered (D105). */
function useScrollToRow(box: RefObject<HTMLElement | null>, href: string | undefined, isRendered: boolean) {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!href || !isRendered || done.current === href) return;
    const link = box.current?.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) return;
    done.current = href;
    // After a click in the row, the focus is already there.
    if (link.closest('tr')?.contains(document.activeElement)) return;
    link.scrollIntoView({ block: 'center' });
    link.focus({ preventScroll: true });
  }, [box, href, isRendered]);
}

const listValues = <Row extends object>(rows: readonly Row[], { value }: GridColumn<Row>) =>
  [...new Set(rows.map((row) => String(value(row) ?? '')))].filter((text) => text !== '').sort();

/** Returns the columns, adding a filter to each `choice` column with the values of the rows. Stable while the values are. */
function useFilterOptions<Row extends object>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): readonly GridColumn<Row>[] {
  const options = JSON.stringify(useMemo(() => columns.map((column) => (column.choice ? listValues(rows, column) : [])), [columns, rows]));
  return useMemo(() => {
    const byColumn = JSON.parse(options) as string[][];
    return columns.map((column, index) => {
      const values = byColumn[index] ?? [];
      return values.length > 1 ? { ...column, filter: { label: column.header, options: values } } : column;
    });
  }, [columns, options]);
}

const pageSizes = [listPageSize, 100];

/** The part of a list's query hook result that a grid needs. */
interface RequestList {
  data?: PortalRequest[];
  isError: boolean;
  fulfilledTimeStamp?: number;
  originalArgs?: void | { background?: boolean };
  refetch: () => unknown;
}

interface RequestGridProps {
  texts: { title: string; caption: string; failed: string; empty: string };
  list: RequestList;
  columns: readonly GridColumn<PortalRequest>[];
  /** Rows of the response to show; all when omitted. */
  include?: (row: PortalRequest) => boolean;
  actions?: (row: PortalRequest) => ReactNode;
  /** Request to scroll to. */
  requestId?: number;
  /** Rendered between the title and the grid. */
  children?: ReactNode;
}

const none: PortalRequest[] = [];
const getRequestId = ({ requestId }: PortalRequest) => requestId;
const getHref = ({ requestId }: PortalRequest) => paths.test(requestId);

/** Renders a list of requests as a full screen: title, age of the rows, export, and the grid with its four states. */
export function RequestGrid({ texts, list, columns: allColumns, include, actions, requestId, children }: RequestGridProps) {
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = list;
  const stable = useStableRows({ rows: data, isBackground: originalArgs?.background === true });
  const stableRows = stable.rows ?? none;
  const rows = useMemo(() => (include ? stableRows.filter(include) : stableRows), [stableRows, include]);
  const columns = useFilterOptions(allColumns, rows);
  const grid = useGrid({ columns, rows, rowId: getRequestId });
  const { table, matching } = grid;
  useRecordListOrder(texts.title, matching);

  const { pageIndex, pageSize } = table.state.pagination;
  const index = requestId === undefined ? -1 : matching.findIndex((row) => row.requestId === requestId);
  const page = index < 0 ? pageIndex : Math.floor(index / pageSize);
  const hasTurned = useRef(false);
  useEffect(() => {
    if (index < 0 || hasTurned.current) return;
    hasTurned.current = true;
    if (page !== pageIndex) table.setPageIndex(page);
  }, [index, page, pageIndex, table]);
  const box = useRef<HTMLDivElement>(null);
  useScrollToRow(box, requestId === undefined ? undefined : paths.test(requestId), index >= 0 && page === pageIndex);

  return (
    <>
      <PageHead title={texts.title}>
        <LastUpdated at={fulfilledTimeStamp} />
        {matching.length > 0 && <ExportButton name={texts.title} columns={columns} rows={matching} />}
      </PageHead>
      <Stack $gap="space12">
        {children}
        <div>
          <NewRowsStatus hasNewRows={stable.hasNewRows} onShow={stable.show} />
          <QueryGrid
            texts={texts}
            query={{ isSuccess: data !== undefined, isError, refetch }}
            grid={grid}
            box={{ ref: box, ...stable.box }}
            idColumn={idColumn}
            rowHref={getHref}
            actions={actions}
            pageSizes={pageSizes}
          />
        </div>
      </Stack>
    </>
  );
}
