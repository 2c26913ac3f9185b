import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactElement } from 'react';
import { type DataColumn } from './data-column';
import { Head, HeadCell, idColumnWidth, SortButton } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type TableView } from './table-view';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  idColumn: string | undefined;
  hasActions: boolean;
  sort: TableView['sort'];
  onSort: (column: string) => void;
}

/** Column headers; a sort button in each that sorts, `aria-sort` on the one that does. */
export function TableHead<Row>({ columns, idColumn, hasActions, sort, onSort }: TableHeadProps<Row>): ReactElement {
  const head = ({ id, header, sortable = true, align, width }: DataColumn<Row>): ReactElement => {
    const direction = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
    const Icon = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
    return (
      <HeadCell
        key={id}
        role="columnheader"
        scope="col"
        aria-sort={direction}
        $width={width ?? (id === idColumn ? `${idColumnWidth}px` : undefined)}
        $end={align === 'end'}
      >
        {sortable ? (
          <SortButton type="button" onClick={() => onSort(id)}>
            {header}
            <Icon size={14} aria-hidden="true" />
          </SortButton>
        ) : (
          header
        )}
      </HeadCell>
    );
  };
  return (
    <Head role="rowgroup">
      <tr role="row">
        {columns.map(head)}
        {hasActions && (
          <HeadCell role="columnheader" scope="col" $end={false}>
            {texts.actions}
          </HeadCell>
        )}
      </tr>
    </Head>
  );
}
