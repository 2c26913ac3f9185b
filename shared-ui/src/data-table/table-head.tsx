import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactElement, type ReactNode } from 'react';
import { type DataColumn } from './data-column';
import { VisuallyHidden } from '../visually-hidden/index';
import { Head, HeadCell, idColumnWidth, SortButton } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type DataTableModel } from './use-data-table';
import { useExpectedPress } from './use-expected-press';

interface SortControlProps {
  direction: 'ascending' | 'descending' | undefined;
  /** Whether a press sorts in descending order. */
  descending: boolean;
  onExpected: () => void;
  onPress: () => void;
  children: ReactNode;
}

function SortControl({ direction, descending, onExpected, onPress, children }: SortControlProps): ReactElement {
  const Icon = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <SortButton type="button" onClick={onPress} {...useExpectedPress(onExpected, descending)}>
      {children}
      <Icon size={14} aria-hidden="true" />
    </SortButton>
  );
}

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
    const descending = direction === 'ascending';
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
          <SortControl
            direction={direction}
            descending={descending}
            onExpected={() => expectSort({ column: id, descending })}
            onPress={() => table.setSorting([{ id, desc: descending }])}
          >
            {header}
          </SortControl>
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
