import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { type DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';
import { defaultView, type PageSize, type TableView } from './table-view';
import { useDataTable } from './use-data-table';

interface Request {
  id: number;
  patient: string | null;
  hours: number;
}

const some: Request[] = [
  { id: 104882, patient: 'Lena Ortiz', hours: 9 },
  { id: 104879, patient: null, hours: 29 },
  { id: 104871, patient: 'adam Whitfield', hours: 100 },
];

const columns: DataColumn<Request>[] = [
  { id: 'id', header: 'Request', value: ({ id }) => id, cell: ({ id }) => `#${id}` },
  { id: 'patient', header: 'Patient', value: ({ patient }) => patient },
  {
    id: 'hours',
    header: 'Hours',
    value: ({ hours }) => hours,
    filter: { label: 'Hours open', options: ['9', '29'] },
  },
];

const reject = jest.fn();
const retry = jest.fn();

function Path(): ReactElement {
  return <output>{useLocation().pathname}</output>;
}

interface TableProps extends Partial<DataTableProps<Request>> {
  rows?: Request[];
  pageSize?: PageSize;
  rowCount?: number;
  initialView?: TableView;
  /** Receives the view changes in place of the table. */
  onViewChange?: (view: TableView) => void;
  onViewExpected?: (view: TableView) => void;
}

const rowId = ({ id }: Request): string => String(id);

function RoutedTable(tableProps: TableProps): ReactElement {
  const { rows = some, pageSize, rowCount, initialView = defaultView, onViewChange, onViewExpected, ...props } = tableProps;
  const [view, setView] = useState(initialView);
  const model = useDataTable({ columns, rows, rowId, view, onViewChange: onViewChange ?? setView, onViewExpected, pageSize, rowCount });
  return (
    <>
      <DataTable
        model={model}
        caption="Requests"
        idColumn="id"
        rowHref={({ id }) => `/test/${id}`}
        actions={({ id }) => (
          <button aria-label={`Reject request ${id}`} onClick={() => reject(id)}>
            Reject
          </button>
        )}
        status="ready"
        texts={{ empty: { title: 'No requests yet' }, failed: { title: 'Requests did not load' } }}
        onRetry={retry}
        searchLabel="Search requests"
        {...props}
      />
      <Path />
    </>
  );
}

const Table = (props: TableProps): ReactElement => (
  <MemoryRouter>
    <RoutedTable {...props} />
  </MemoryRouter>
);

const ids = (): string[] => screen.getAllByRole('link').map((link) => link.textContent);

describe('data table', () => {
  it('has a caption and headers that sort, missing values last in either direction', async () => {
    render(<Table />);
    expect(screen.getByRole('table', { name: 'Requests' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    expect(ids()).toEqual(['#104871', '#104882', '#104879']);
    expect(screen.getByRole('columnheader', { name: 'Patient' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    expect(ids()).toEqual(['#104882', '#104871', '#104879']);
    expect(screen.getByRole('columnheader', { name: 'Patient' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Hours' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
    expect(ids()).toEqual(['#104882', '#104879', '#104871']);
  });

  it('opens the page of a row with its link and with a click on the row, not with its buttons', async () => {
    render(<Table />);
    expect(screen.getByRole('link', { name: '#104882' })).toHaveAttribute('href', '/test/104882');
    await userEvent.click(screen.getByRole('button', { name: 'Reject request 104879' }));
    expect(reject).toHaveBeenCalledWith(104879);
    expect(screen.getByText('/')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('cell', { name: 'Lena Ortiz' }));
    expect(screen.getByText('/test/104882')).toBeInTheDocument();
  });

  it('makes the id column 102 px wide', () => {
    render(<Table />);
    expect(screen.getByRole('columnheader', { name: 'Request' })).toHaveStyle({ width: '102px' });
  });

  it('finds search terms across all columns, shows the number of matches, and clears the filters', async () => {
    render(<Table />);
    await userEvent.type(screen.getByLabelText('Search requests'), '104882 lena');
    expect(ids()).toEqual(['#104882']);
    expect(screen.getByText('1 of 3 match')).toHaveAttribute('role', 'status');
    await userEvent.type(screen.getByLabelText('Search requests'), 'x');
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(ids()).toHaveLength(3);
  });

  it('shows every typed key immediately while the view lags behind', async () => {
    const searches: string[] = [];
    render(<Table onViewChange={({ search }) => searches.push(search)} />);
    await userEvent.type(screen.getByLabelText('Search requests'), 'lena');
    expect(screen.getByLabelText('Search requests')).toHaveValue('lena');
    expect(searches).toEqual(['l', 'le', 'len', 'lena']);
  });

  it('filters a column by an exact choice', async () => {
    render(<Table />);
    await userEvent.selectOptions(screen.getByLabelText('Hours open'), '9');
    expect(ids()).toEqual(['#104882']);
  });

  it('sorts with a select where cards replace the headers', async () => {
    render(<Table />);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Hours, descending');
    expect(ids()).toEqual(['#104871', '#104879', '#104882']);
  });

  it('shows separate states for loading, empty and failed, and retries', async () => {
    const view = render(<Table rows={[]} status="loading" />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    view.rerender(<Table rows={[]} status="ready" />);
    expect(screen.getByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
    view.rerender(<Table rows={[]} status="failed" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Requests did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows the rows while they are reloaded', () => {
    render(<Table status="loading" />);
    expect(ids()).toHaveLength(3);
  });

  it('turns pages and stops at the last one', async () => {
    render(<Table pageSize={2} />);
    expect(ids()).toEqual(['#104882', '#104879']);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(ids()).toEqual(['#104871']);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });
});

describe('data table with an outdated page in its view', () => {
  it('shows the last page for a page past the end, and navigates back from it', async () => {
    render(<Table pageSize={2} initialView={{ ...defaultView, page: 9 }} />);
    expect(ids()).toEqual(['#104871']);
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(ids()).toEqual(['#104882', '#104879']);
  });
});

describe('data table in server mode', () => {
  const onViewChange = jest.fn();
  const renderPage = (props: TableProps = {}): ReturnType<typeof render> =>
    render(<Table rowCount={61} pageSize={3} pageSizes={[3, 25]} onViewChange={onViewChange} {...props} />);
  beforeEach(() => onViewChange.mockClear());

  it('shows the rows as given, with the count and the pages of the server', () => {
    renderPage({ initialView: { ...defaultView, page: 4, sort: { column: 'hours', descending: true } } });
    expect(ids()).toEqual(['#104882', '#104879', '#104871']);
    expect(screen.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText('61 total')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('navigation', { name: 'Requests, Page 4 of 21' })).toBeInTheDocument();
    expect(within(screen.getByLabelText('Rows per page')).queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
    expect(onViewChange).not.toHaveBeenCalled();
  });

  it('does not search or filter the rows itself', () => {
    renderPage({ initialView: { ...defaultView, search: 'lena', filters: { hours: '9' } } });
    expect(ids()).toHaveLength(3);
    expect(screen.getByText('61 match')).toHaveAttribute('role', 'status');
  });

  it('reports the order, the search, the filter, the page and its size', async () => {
    renderPage();
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, sort: { column: 'patient', descending: false } });
    fireEvent.change(screen.getByLabelText('Search requests'), { target: { value: 'lena' } });
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, search: 'lena' });
    await userEvent.selectOptions(screen.getByLabelText('Hours open'), '9');
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, filters: { hours: '9' } });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, page: 2 });
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, size: 25 });
    expect(ids()).toEqual(['#104882', '#104879', '#104871']);
  });

  it('reports the last page when the server has fewer pages than the view', () => {
    renderPage({ rows: [], initialView: { ...defaultView, page: 40 } });
    expect(onViewChange).toHaveBeenLastCalledWith({ ...defaultView, page: 21 });
  });

  it('distinguishes no matches from an empty list, and clears the filters', async () => {
    const { unmount } = renderPage({ rows: [], rowCount: 0, initialView: { ...defaultView, search: 'x', page: 2 } });
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onViewChange).toHaveBeenCalledWith(defaultView);
    unmount();
    renderPage({ rows: [], rowCount: 0 });
    expect(screen.getByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Search requests')).not.toBeInTheDocument();
  });
});

describe('the rows of another list', () => {
  const others: Request[] = some.map(({ id, ...request }) => ({ ...request, id: id - 1000 }));
  const rowsShown = () => screen.getAllByRole('row').slice(1);

  it('reuse the elements of the rows before, and show what is theirs', async () => {
    const { rerender } = render(<Table />);
    const before = rowsShown();
    rerender(<Table rows={others} />);
    for (const [index, row] of rowsShown().entries()) expect(row).toBe(before[index]);
    expect(ids()).toEqual(['#103882', '#103879', '#103871']);
    await userEvent.click(screen.getByRole('button', { name: 'Reject request 103879' }));
    expect(reject).toHaveBeenLastCalledWith(103879);
  });

  it('get new elements while a row has the focus', () => {
    const { rerender } = render(<Table />);
    screen.getByRole('button', { name: 'Reject request 104879' }).focus();
    rerender(<Table rows={others} />);
    expect(document.body).toHaveFocus();
  });

  it('keep their elements where most rows stay, also in another order', () => {
    const [first, second, third] = some as [Request, Request, Request];
    const { rerender } = render(<Table />);
    const [, secondRow, thirdRow] = rowsShown();
    rerender(<Table rows={[{ ...first, id: 104900 }, third, second]} />);
    const [newRow, ...rest] = rowsShown();
    expect(newRow).toHaveTextContent('#104900');
    expect(rest[0]).toBe(thirdRow);
    expect(rest[1]).toBe(secondRow);
  });
});

describe('data table controls that are pressed', () => {
  it('report the view that they will set', async () => {
    const expected: TableView[] = [];
    const onViewExpected = (view: TableView) => expected.push(view);
    render(<Table rows={some} rowCount={8} pageSize={3} initialView={{ ...defaultView, page: 2 }} {...{ onViewExpected }} />);
    const press = (name: string) => fireEvent.pointerDown(screen.getByRole('button', { name }));
    press('Patient');
    press('Next page');
    press('Previous page');
    expect(expected).toMatchObject([{ page: 1, sort: { column: 'patient', descending: false } }, { page: 3 }, { page: 1 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    press('Patient');
    expect(expected.at(-1)).toMatchObject({ sort: { column: 'patient', descending: true } });
  });
});

describe('data table controls with the keyboard focus', () => {
  const expected: TableView[] = [];
  const onViewExpected = (view: TableView) => expected.push(view);
  const renderPage = () => {
    expected.length = 0;
    render(<Table rows={some} rowCount={8} pageSize={3} initialView={{ ...defaultView, page: 2 }} {...{ onViewExpected }} />);
  };

  it('report the view that a press sets, again after each press', async () => {
    renderPage();
    const sort = screen.getByRole('button', { name: 'Patient' });
    while (document.activeElement !== sort) await userEvent.tab();
    await waitFor(() => expect(expected.at(-1)).toMatchObject({ page: 1, sort: { column: 'patient', descending: false } }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(expected.at(-1)).toMatchObject({ page: 1, sort: { column: 'patient', descending: true } }));
    act(() => screen.getByRole('button', { name: 'Next page' }).focus());
    await waitFor(() => expect(expected.at(-1)).toMatchObject({ page: 2, sort: { column: 'patient', descending: false } }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(expected.at(-1)).toMatchObject({ page: 3 }));
  });

  it('report nothing while the focus passes them', async () => {
    renderPage();
    for (let count = 0; count < 12; count += 1) await userEvent.tab({ delay: null });
    await userEvent.click(screen.getByRole('searchbox'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(expected).toEqual([]);
  });
});

describe('the links of data table rows', () => {
  it('navigate with the router, and replace the history entry of their own URL', async () => {
    const router = createMemoryRouter([{ path: '*', element: <RoutedTable /> }]);
    render(<RouterProvider router={router} />);
    const link = screen.getByRole('link', { name: '#104879' });
    await userEvent.click(link);
    expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { pathname: '/test/104879' } });
    window.history.replaceState(null, '', '/test/104879');
    await userEvent.click(link);
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/test/104879' } });
    window.history.replaceState(null, '', '/');
  });
});

describe('data table rows by keyboard and in new tabs', () => {
  it('moves the focus from a link or a button to the same one of other rows with arrows, Home and End', async () => {
    render(<Table />);
    screen.getByRole('link', { name: '#104882' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '#104879' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Reject request 104871' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Reject request 104882' })).toHaveFocus();
  });

  it('opens a row in a new tab with Ctrl, Command or the middle button', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<Table />);
    const cell = screen.getByRole('cell', { name: 'Lena Ortiz' });
    fireEvent.click(cell, { ctrlKey: true });
    fireEvent.click(cell, { metaKey: true });
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(opened.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/test/104882', '_blank', 'noopener']));
    expect(screen.getByText('/')).toBeInTheDocument();
    opened.mockRestore();
  });

  it('shows as many rows on a page as the user chooses', async () => {
    render(<Table pageSize={1} pageSizes={[1, 2]} />);
    expect(ids()).toEqual(['#104882']);
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '2');
    expect(ids()).toEqual(['#104882', '#104879']);
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All');
    expect(ids()).toHaveLength(3);
  });
});

describe('a long data table', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: index,
    patient: `Patient ${index}`,
    hours: index,
  }));

  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
  });
  afterEach(() => jest.restoreAllMocks());

  it('renders only the rows in view of 10,000 and shows the total', () => {
    render(<Table rows={many} actions={undefined} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByText('10,000 total')).toBeInTheDocument();
  });
});
