import { paths, useSession } from '@scanharbor/shared-contracts';
import { type RequestPage } from '@scanharbor/shared-contracts/api/ic-portal';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Button } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { type RequestListFilters, type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type TableView, useDataTable, useViewParams } from '@scanharbor/shared-ui/data-table';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BulkAction } from '../bulk/bulk-props';
import { selectColumn } from '../bulk/select-column';
import { SelectionContext, useSelection } from '../bulk/selection';
import { ListWithBar, SelectionBar } from '../bulk/selection-bar';
import { ExportButton } from '../csv/export-button';
import { KeptPlace } from '../kept-place';
import { LastUpdated } from '../live/last-updated';
import { NewRowsStatus } from '../live/new-rows-status';
import { useStableRows } from '../live/use-stable-rows';
import { toViewContent } from '../views/view-content';
import { PrintListButton } from '../print/print-list-button';
import { useOwnViews } from '../views/use-own-views';
import { type BuiltInView, ViewTabs } from '../views/view-tabs';
import { texts as portalTexts } from '../../texts';
import { useLogFailure } from '../log-failure';
import { PageHead } from '../page-head';
import { useRecordListOrder } from './list-navigation';
import { QueryGrid } from './query-grid';
import { type GridColumn, idColumn } from './request-columns';
import { useRowDensity } from './row-density';
import { listPageSize } from './use-grid';
import { getPageSize, type RequestListName, usePagePrefetch, useRequestPage } from './use-request-page';

/** Scrolls to the row of a request and focuses it, once, as soon as it is rendered (D105); then calls `onFound`. */
function useScrollToRow(
  box: RefObject<HTMLElement | null>,
  { href, isRendered, isCurrent }: { href: string | undefined; isRendered: boolean; isCurrent: boolean },
  onFound: () => void,
) {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!href || !isRendered || done.current === href) return;
    const link = box.current?.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) return;
    done.current = href;
    onFound();
    // After a click in the row, the focus is already there.
    if (link.closest('tr')?.contains(document.activeElement)) return;
    link.scrollIntoView({ block: isCurrent ? 'nearest' : 'center' });
    if (isCurrent) return;
    link.focus({ preventScroll: true });
  }, [box, href, isRendered, isCurrent, onFound]);
}

type Columns = readonly GridColumn<PortalRequest>[];

/** The view in the URL, in the given order until the user chooses another. */
function useOrderedView(columns: Columns, order: TableView['sort']) {
  const [stored, store] = useViewParams(columns);
  const view = useMemo(() => ({ ...stored, sort: stored.sort ?? order }), [stored, order]);
  const change = useCallback(
    (next: TableView) => {
      const isDefault = next.sort?.column === order?.column && next.sort?.descending === order?.descending;
      store({ ...next, sort: isDefault ? null : next.sort });
    },
    [store, order],
  );
  return [view, change] as const;
}

type Options = RequestPage['options'];

const hasOptions = (id: string): id is keyof Options => id === 'modality' || id === 'location';

/** Returns the columns, adding a filter to each `choice` column with the values of the full list. Stable while the values are. */
function useFilterOptions(columns: Columns, options: Options | undefined): Columns {
  const values = JSON.stringify(options ?? {});
  return useMemo(() => {
    const byColumn = JSON.parse(values) as Partial<Options>;
    return columns.map((column) => {
      const texts = column.choice && hasOptions(column.id) ? (byColumn[column.id] ?? []) : [];
      return texts.length > 1 ? { ...column, filter: { label: column.header, options: texts } } : column;
    });
  }, [columns, values]);
}

const gridTexts = portalTexts.grid;

const pageSizes = [listPageSize, 100, 500];

interface RequestGridProps {
  texts: { title: string; caption: string; failed: string; empty: string };
  list: RequestListName;
  columns: Columns;
  /** The order until the user chooses one; that of the server when omitted. */
  order?: TableView['sort'];
  /** Restricts the list beyond the filters that the user chooses. Keep it stable between renders. */
  fixed?: RequestListFilters | undefined;
  actions?: (row: PortalRequest) => ReactNode;
  /** Request to scroll to, and to focus unless it is current. */
  requestId?: number | undefined;
  /** Request whose booking is open beside the grid. */
  currentId?: number | undefined;
  /** The views of the list that everyone has, and the id of the one that is shown. */
  builtIn: readonly BuiltInView[];
  current: string;
  /** What can be done with several requests. */
  bulk: readonly BulkAction[];
  /** Rendered beside the views. */
  children?: ReactNode;
}

const kinds: Record<RequestListName, RequestListKind> = { activePage: 'open', scheduledPage: 'scheduled', completedPage: 'completed' };

const none: PortalRequest[] = [];
const noFilters: RequestListFilters = {};
const rowId = ({ requestId }: PortalRequest) => String(requestId);
const getHref = ({ requestId }: PortalRequest) => paths.test(requestId);

/** Renders a list of requests as a full screen: title, age of the rows, export, views, and a page of the grid with its four states. */
export function RequestGrid(props: RequestGridProps) {
  const {
    texts,
    list,
    columns: allColumns,
    order = null,
    fixed = noFilters,
    actions,
    requestId,
    currentId,
    builtIn,
    current,
    bulk,
    children,
  } = props;
  const [view, onViewChange] = useOrderedView(allColumns, order);
  const { density, toggle } = useRowDensity();
  const content = toViewContent(view, fixed, useSession().locationId);
  const { own, views } = useOwnViews(kinds[list]);
  const viewName = own?.name ?? builtIn.find(({ id }) => id === current)?.label ?? texts.title;
  const [foundId, setFoundId] = useState<number>();
  const query = useRequestPage(list, view, fixed, requestId === foundId ? undefined : requestId);
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = query;
  useLogFailure(texts.failed, query);
  const stable = useStableRows({ rows: data?.rows, isBackground: originalArgs?.background === true });
  const shown = stable.rows ?? none;
  const size = getPageSize(view);
  const rows = useMemo(() => shown.slice(0, size), [shown, size]);
  const columns = useFilterOptions(allColumns, data?.options);
  const total = data?.total ?? 0;
  const shownList = { name: texts.title, columns, list, view, fixed };
  const selection = useSelection(JSON.stringify([list, content.search, content.filters, content.locationId]), rows);
  const gridColumns = useMemo(() => [selectColumn, ...columns], [columns]);
  const prefetchPage = usePagePrefetch(list, fixed);
  const prefetch = useCallback((next: TableView) => prefetchPage({ ...next, sort: next.sort ?? order }), [prefetchPage, order]);
  const handleViewChange = useCallback(
    (next: TableView) => {
      // The call and the change of the URL go on side by side. That of a search waits for the next key.
      if (next.search === view.search) prefetch(next);
      onViewChange(next);
    },
    [prefetch, onViewChange, view.search],
  );
  const grid = useDataTable({
    columns: gridColumns,
    rows,
    rowId,
    view,
    onViewChange: handleViewChange,
    pageSize: listPageSize,
    rowCount: total,
    onViewExpected: prefetch,
  });
  useRecordListOrder(texts.title, shown);

  const position = data?.position;
  const page = typeof position === 'number' ? Math.floor(position / size) + 1 : view.page;
  useEffect(() => {
    if (requestId !== foundId && page !== view.page) onViewChange({ ...view, page });
  }, [requestId, foundId, page, view, onViewChange]);
  const box = useRef<HTMLDivElement>(null);
  const onFound = useMemo(() => () => setFoundId(requestId), [requestId]);
  const isRendered = rows.some((row) => row.requestId === requestId);
  const href = requestId === undefined ? undefined : paths.test(requestId);
  useScrollToRow(box, { href, isRendered, isCurrent: requestId !== undefined && requestId === currentId }, onFound);
  const isCurrent = useCallback((row: PortalRequest) => row.requestId === currentId, [currentId]);

  return (
    <>
      <PageHead title={texts.title}>
        <LastUpdated at={fulfilledTimeStamp} />
        <Button aria-pressed={density === 'comfortable'} onClick={toggle}>
          {gridTexts.comfortable}
        </Button>
        {(rows.length > 0 || (!data && !isError)) && (
          <KeptPlace $isShown={rows.length > 0}>
            <PrintListButton {...shownList} viewName={viewName} />
            <ExportButton {...shownList} total={total} />
          </KeptPlace>
        )}
      </PageHead>
      <Stack $gap="space12">
        <ViewTabs list={kinds[list]} views={views} own={own} builtIn={builtIn} current={current} content={content} order={order}>
          {children}
        </ViewTabs>
        <ListWithBar>
          <NewRowsStatus hasNewRows={stable.hasNewRows} onShow={stable.show} />
          <SelectionContext value={selection}>
            <QueryGrid
              texts={texts}
              query={{ isSuccess: data !== undefined, isError, refetch }}
              grid={grid}
              box={{ ref: box, ...stable.box }}
              idColumn={idColumn}
              isCompact={density === 'compact'}
              isCurrent={isCurrent}
              rowHref={getHref}
              actions={actions}
              pageSizes={pageSizes}
            />
          </SelectionContext>
          <SelectionBar {...shownList} selection={selection} actions={bulk} rows={rows} total={total} />
        </ListWithBar>
      </Stack>
    </>
  );
}
