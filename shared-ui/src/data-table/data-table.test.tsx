import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';
import { plainView } from './table-view';

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

function Place(): ReactElement {
  return <output>{useLocation().pathname}</output>;
}

function Table(props: Partial<DataTableProps<Request>>): ReactElement {
  const [view, setView] = useState(plainView);
  return (
    <MemoryRouter>
      <DataTable
        caption="Requests"
        rows={some}
        rowId={({ id }) => String(id)}
        idColumn="id"
        rowHref={({ id }) => `/test/${id}`}
        actions={({ id }) => (
          <button aria-label={`Reject request ${id}`} onClick={() => reject(id)}>
            Reject
          </button>
        )}
        columns={columns}
        status="ready"
        texts={{ empty: { title: 'No requests yet' }, failed: { title: 'Requests did not load' } }}
        onRetry={retry}
        view={view}
        onViewChange={setView}
        searchLabel="Search requests"
        {...props}
      />
      <Place />
    </MemoryRouter>
  );
}

const ids = (): string[] => screen.getAllByRole('link').map((link) => link.textContent ?? '');

describe('data table', () => {
  it('is a table with a caption whose headers sort, missing values last either way', async () => {
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

  it('opens the page of a row by its link and by a click on the row, not by its buttons', async () => {
    render(<Table />);
    expect(screen.getByRole('link', { name: '#104882' })).toHaveAttribute('href', '/test/104882');
    await userEvent.click(screen.getByRole('button', { name: 'Reject request 104879' }));
    expect(reject).toHaveBeenCalledWith(104879);
    expect(screen.getByText('/')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('cell', { name: 'Lena Ortiz' }));
    expect(screen.getByText('/test/104882')).toBeInTheDocument();
  });

  it('gives the id column 102 px', () => {
    render(<Table />);
    expect(screen.getByRole('columnheader', { name: 'Request' })).toHaveStyle({ width: '102px' });
  });

  it('finds words over all columns, says how many match, and clears', async () => {
    render(<Table />);
    await userEvent.type(screen.getByLabelText('Search requests'), '104882 lena');
    expect(ids()).toEqual(['#104882']);
    expect(screen.getByText('1 of 3 match')).toHaveAttribute('role', 'status');
    await userEvent.type(screen.getByLabelText('Search requests'), 'x');
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(ids()).toHaveLength(3);
  });

  it('shows each key at once, however late the view follows', async () => {
    const asked: string[] = [];
    render(<Table view={plainView} onViewChange={({ search }) => asked.push(search)} />);
    await userEvent.type(screen.getByLabelText('Search requests'), 'lena');
    expect(screen.getByLabelText('Search requests')).toHaveValue('lena');
    expect(asked).toEqual(['l', 'le', 'len', 'lena']);
  });

  it('filters a column by an exact choice', async () => {
    render(<Table />);
    await userEvent.selectOptions(screen.getByLabelText('Hours open'), '9');
    expect(ids()).toEqual(['#104882']);
  });

  it('sorts without headers in sight, for cards', async () => {
    render(<Table />);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Hours, descending');
    expect(ids()).toEqual(['#104871', '#104879', '#104882']);
  });

  it('tells loading, nothing yet and failed apart, and retries', async () => {
    const view = render(<Table rows={[]} status="loading" />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    view.rerender(<Table rows={[]} status="ready" />);
    expect(screen.getByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
    view.rerender(<Table rows={[]} status="failed" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Requests did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('keeps rows in sight while they are loaded again', () => {
    render(<Table status="loading" />);
    expect(ids()).toHaveLength(3);
  });

  it('turns pages and stays on the last one', async () => {
    render(<Table pageSize={2} />);
    expect(ids()).toEqual(['#104882', '#104879']);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(ids()).toEqual(['#104871']);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });
});

describe('rows by keyboard and in new tabs', () => {
  it('goes from a link or a button to the same one of other rows by arrows, Home and End', async () => {
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

  it('shows as many rows on a page as the person wants', async () => {
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

  it('renders only the rows in sight of 10,000 and says how many there are', () => {
    render(<Table rows={many} actions={undefined} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByText('10,000 in all')).toBeInTheDocument();
  });
});
