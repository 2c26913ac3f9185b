import { type ReactElement, useId } from 'react';
import { FieldFrame } from '../field/index';
import { SelectInput } from '../select-field/index';
import { type DataColumn } from './data-column';
import { NarrowOnly, Tools } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type TableView } from './table-view';
import { TypedText } from './typed-text';

interface TableToolsProps<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Label of the search box; no box when left out. */
  searchLabel: string | undefined;
}

/** Whether there is more above the table than the order, which a wide screen has in the table's head. */
export const showsWideTools = <Row,>(columns: readonly DataColumn<Row>[], searchLabel: string | undefined): boolean =>
  searchLabel !== undefined || columns.some(({ filter }) => filter);

/** Search, the columns' filters, and the order where no header is in sight. Any change leads to the first page. */
export function TableTools<Row>({ columns, view, onViewChange, searchLabel }: TableToolsProps<Row>): ReactElement {
  const prefix = useId();
  const change = (part: Partial<TableView>): void => onViewChange({ ...view, page: 1, ...part });
  const setFilter = (column: string, text: string): void => {
    const others = Object.entries(view.filters).filter(([id]) => id !== column);
    change({ filters: Object.fromEntries(text === '' ? others : [...others, [column, text]]) });
  };
  const sortable = columns.filter((column) => column.sortable !== false);
  const orders = sortable.flatMap(({ id: column, header }) => [
    { value: column, label: texts.ascending(header) },
    { value: `-${column}`, label: texts.descending(header) },
  ]);
  const order = view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.column}` : '';
  const setOrder = (text: string): void =>
    change({
      sort: text === '' ? null : { column: text.replace(/^-/, ''), descending: text.startsWith('-') },
    });
  return (
    <Tools $narrow={!showsWideTools(columns, searchLabel)}>
      {searchLabel !== undefined && (
        <FieldFrame id={`${prefix}-search`} label={searchLabel}>
          <TypedText id={`${prefix}-search`} type="search" value={view.search} onType={(search) => change({ search })} />
        </FieldFrame>
      )}
      {columns.map(({ id: column, filter }) => {
        if (!filter) return null;
        const control = { id: `${prefix}-${column}`, value: view.filters[column] ?? '' };
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
              <TypedText {...control} onType={(text) => setFilter(column, text)} />
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
              value={order}
              onChange={(event) => setOrder(event.target.value)}
            />
          </FieldFrame>
        </NarrowOnly>
      )}
    </Tools>
  );
}
