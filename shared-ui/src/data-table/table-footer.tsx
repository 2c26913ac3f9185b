import { type ReactElement, useId } from 'react';
import { Button } from '../button/index';
import { Cluster } from '../layout/index';
import { SelectInput } from '../select-field/index';
import { Foot, SizeChoice } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type DataTableModel } from './use-data-table';

interface TableFooterProps<Row extends object> {
  caption: string;
  model: DataTableModel<Row>;
  pageSizes: readonly number[] | undefined;
}

const allRows = { value: 'Infinity', label: texts.allRows };

/** Renders the number of rows, the choice of rows per page, and the page navigation. */
export function TableFooter<Row extends object>({ caption, model, pageSizes = [] }: TableFooterProps<Row>): ReactElement {
  const id = useId();
  const { table, total, expectPage } = model;
  const { pageIndex, pageSize } = table.state.pagination;
  const [hasPrevious, hasNext] = [table.getCanPreviousPage(), table.getCanNextPage()];
  const position = texts.page(pageIndex + 1, table.getPageCount());
  const [smallest = Infinity] = pageSizes;
  const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));
  return (
    <Foot>
      <span role="status">{texts.count(table.getRowCount(), total)}</span>
      {(total ?? Infinity) > smallest && (
        <SizeChoice>
          <label htmlFor={id}>{texts.size}</label>
          <SelectInput
            id={id}
            options={table.options.manualPagination ? sizes : [...sizes, allRows]}
            value={String(pageSize)}
            onChange={({ target }) => table.setPagination({ pageIndex: 0, pageSize: Number(target.value) })}
          />
        </SizeChoice>
      )}
      {table.getPageCount() > 1 && (
        <Cluster as="nav" aria-label={`${caption}, ${position}`}>
          <Button
            aria-disabled={!hasPrevious}
            onPointerDown={() => hasPrevious && expectPage(pageIndex)}
            onClick={() => hasPrevious && table.previousPage()}
          >
            {texts.previous}
          </Button>
          <span>{position}</span>
          <Button
            aria-disabled={!hasNext}
            onPointerDown={() => hasNext && expectPage(pageIndex + 2)}
            onClick={() => hasNext && table.nextPage()}
          >
            {texts.next}
          </Button>
        </Cluster>
      )}
    </Foot>
  );
}
