import { type ReactElement, useId } from 'react';
import { FieldFrame } from '../field/index';
import { SelectInput } from '../select-field/index';
import { BufferedInput } from './buffered-input';
import { type DataColumn } from './data-column';
import { NarrowOnly, Tools } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type DataTableModel, searchColumn } from './use-data-table';

interface TableToolbarProps<Row extends object> {
  model: DataTableModel<Row>;
  /** Label of the search box; no box when omitted. */
  searchLabel: string | undefined;
}

/** Whether the toolbar has more than the order, which wide screens have in the table's head. */
export const showsWideTools = <Row,>(columns: readonly DataColumn<Row>[], searchLabel: string | undefined): boolean =>
  searchLabel !== undefined || columns.some(({ filter }) => filter);

/** Renders the search box, the columns' filters and, on narrow screens that show no headers, the order. */
export function TableToolbar<Row extends object>({ model: { table, columns }, searchLabel }: TableToolbarProps<Row>): ReactElement {
  const prefix = useId();
  const getFilter = (column: string): string => (table.getColumn(column)?.getFilterValue() as string | undefined) ?? '';
  const setFilter = (column: string, text: string): void => table.getColumn(column)?.setFilterValue(text);
  const orders = columns.flatMap(({ id, header, sortable = true }) =>
    sortable
      ? [
          { value: id, label: texts.ascending(header) },
          { value: `-${id}`, label: texts.descending(header) },
        ]
      : [],
  );
  const [sort] = table.state.sorting;
  const setOrder = (text: string): void =>
    table.setSorting(text === '' ? [] : [{ id: text.replace(/^-/, ''), desc: text.startsWith('-') }]);
  return (
    <Tools $narrow={!showsWideTools(columns, searchLabel)}>
      {searchLabel !== undefined && (
        <FieldFrame id={`${prefix}-search`} label={searchLabel}>
          <BufferedInput
            id={`${prefix}-search`}
            type="search"
            value={getFilter(searchColumn)}
            onType={(text) => setFilter(searchColumn, text)}
          />
        </FieldFrame>
      )}
      {columns.map(({ id: column, filter }) => {
        if (!filter) return null;
        const control = { id: `${prefix}-${column}`, value: getFilter(column) };
        return (
          <FieldFrame key={column} id={control.id} label={filter.label}>
            {filter.options ? (
              <SelectInput
                {...control}
                emptyLabel={texts.any}
                options={filter.options.map((value) => ({ value, label: value }))}
                onChange={(event) => setFilter(column, event.target.value)}
              />
            ) : (
              <BufferedInput {...control} onType={(text) => setFilter(column, text)} />
            )}
          </FieldFrame>
        );
      })}
      {orders.length > 0 && (
        <NarrowOnly>
          <FieldFrame id={`${prefix}-order`} label={texts.sortBy}>
            <SelectInput
              id={`${prefix}-order`}
              emptyLabel={texts.unsorted}
              options={orders}
              value={sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''}
              onChange={(event) => setOrder(event.target.value)}
            />
          </FieldFrame>
        </NarrowOnly>
      )}
    </Tools>
  );
}
