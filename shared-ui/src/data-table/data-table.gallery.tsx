import { type ReactElement, useState } from 'react';
import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { Cluster } from '../layout/index';
import { type DataColumn } from './data-column';
import { DataTable } from './data-table';
import { RowLink } from './row-link';
import { type TableStatus } from './table-state';
import { defaultView } from './table-view';
import { useDataTable } from './use-data-table';

interface Request {
  id: number;
  patient: string;
  modality: string;
  hours: number;
}

const modalities = ['MRI', 'CT', 'Ultrasound', 'PET'];
const names = ['Lena Ortiz', 'Sam Whitfield', 'Priya Raman', 'Walter Nowak', 'Ana Lindqvist'];

const requests = (count: number): Request[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 104_882 - index,
    patient: names[index % names.length] ?? '',
    modality: modalities[index % modalities.length] ?? '',
    hours: (index * 7) % 60,
  }));

const columns: DataColumn<Request>[] = [
  { id: 'id', header: 'Request', value: ({ id }) => id, cell: ({ id }) => `#${id}` },
  { id: 'patient', header: 'Patient', value: ({ patient }) => patient },
  {
    id: 'modality',
    header: 'Modality',
    value: ({ modality }) => modality,
    filter: { label: 'Modality', options: modalities },
  },
  { id: 'hours', header: 'Open for hours', value: ({ hours }) => hours, align: 'end' },
];

const texts = {
  empty: { title: 'No requests yet', text: 'New requests appear here.' },
  failed: { title: 'The requests could not be loaded' },
};

function Example({ count, status = 'ready', search = '' }: { count: number; status?: TableStatus; search?: string }): ReactElement {
  const [view, setView] = useState({ ...defaultView, search });
  const [rows] = useState(() => requests(count));
  const model = useDataTable({ columns, rows, rowId: ({ id }) => String(id), view, onViewChange: setView });
  return (
    <DataTable
      model={model}
      caption="Active requests"
      idColumn="id"
      rowHref={({ id }) => `/providers/test/${id}`}
      actions={({ id }) => (
        <Cluster>
          <RowLink to={`/providers/requests/${id}?book=1`} aria-label={`Book request ${id}`}>
            Book
          </RowLink>
          <Button variant="danger-outline" aria-label={`Reject request ${id}`}>
            Reject
          </Button>
        </Cluster>
      )}
      status={status}
      texts={texts}
      onRetry={() => undefined}
      searchLabel="Search requests"
    />
  );
}

export const gallery: Gallery = {
  title: 'Data table',
  group: 'Data and files',
  density: 'staff',
  examples: [
    { name: 'Rows', element: <Example count={5} /> },
    { name: 'Ten thousand rows', element: <Example count={10_000} /> },
    { name: 'Loading', element: <Example count={0} status="loading" /> },
    { name: 'Empty', element: <Example count={0} /> },
    { name: 'No matches', element: <Example count={5} search="no such patient" /> },
    { name: 'Failed', element: <Example count={0} status="failed" /> },
  ],
};
