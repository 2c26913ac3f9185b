import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactElement } from 'react';
import { type DataColumn } from './data-column';
import { VisuallyHidden } from '../visually-hidden/index';
import { Head, HeadCell, idColumnWidth, SortButton } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type DataTableModel } from './use-data-table';

interface TableHeadProps<Row extends object> {
  model: DataTableModel<Row>;
  idColumn: string | undefined;
  hasActions: boolean;
}

/** Renders the column headers: a sort button in each sortable one, `aria-sort` on the sorted one. */
export function TableHead<Row extends object>({ model, idColumn, hasActions }: TableHeadProps<Row>): ReactElement {
  const { table, columns, expectSort } = model;
  const [sort] = table.state.sorting;
  const renderCell = ({ id, header, headerHidden, sortable = true, align, width }: DataColumn<Row>): ReactElement => {
    const direction = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined;
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
          <SortButton
            type="button"
            onPointerDown={() => expectSort({ column: id, descending: direction === 'ascending' })}
            onClick={() => table.setSorting([{ id, desc: direction === 'ascending' }])}
          >
            {header}
            <Icon size={14} aria-hidden="true" />
          </SortButton>
        ) : headerHidden ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          header
        )}
      </HeadCell>
    );
  };
  return (
    <Head role="rowgroup">
      <tr role="row">
        {columns.map(renderCell)}
        {hasActions && (
          <HeadCell role="columnheader" scope="col" $end={false}>
            {texts.actions}
          </HeadCell>
        )}
      </tr>
    </Head>
  );
}
