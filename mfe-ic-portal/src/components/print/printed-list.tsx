import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { formatCell, type GridColumn, idColumn } from '../grid/request-columns';
import { PrintSheet } from './print-sheet';
import { usePrintOnce } from './use-print-once';

const page = 'size: letter landscape; margin: 0.5in;';

/** The head of the table is repeated on each sheet; a row stays on one. */
const Table = styled.table`
  width: 100%;
  margin-top: 8pt;
  border-collapse: collapse;
  font-size: 8.5pt;
  line-height: 11pt;

  th,
  td {
    padding: 3pt 4pt;
    border: 0.5pt solid ${token.divider};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }

  tr {
    break-inside: avoid;
  }
`;

const Title = styled.h1`
  font-size: 14pt;
  line-height: 18pt;
`;

const Details = styled.p`
  font-size: 9.5pt;
  line-height: 13pt;
`;

export interface PrintedListProps {
  /** Title of the list, and name of the view. */
  title: string;
  location: string;
  /** When the rows were loaded, with the zone. */
  at: string;
  /** Number of requests in the view; the rows are its first ones. */
  total: number;
  columns: readonly GridColumn<PortalRequest>[];
  rows: readonly PortalRequest[];
  onDone: () => void;
}

/** Prints a list with all its columns. */
export function PrintedList({ title, location, at, total, columns, rows, onDone }: PrintedListProps) {
  usePrintOnce(onDone);
  return (
    <PrintSheet page={page}>
      <Title>{title}</Title>
      <Details>
        {location} · {at} · {rows.length < total ? texts.print.first(rows.length, total) : texts.print.total(total)}
      </Details>
      <Table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.requestId}>
              {columns.map((column) => (
                <td key={column.id}>{column.id === idColumn ? `#${row.requestId}` : formatCell(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </PrintSheet>
  );
}
