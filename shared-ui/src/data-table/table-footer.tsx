import { type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../button/index';
import { Cluster } from '../layout/index';
import { SelectInput } from '../select-field/index';
import { Foot, SizeChoice } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type DataTableModel } from './use-data-table';
import { useExpectedPress } from './use-expected-press';

interface PageButtonProps {
  /** Page that a press shows, from 1; undefined for none. */
  page: number | undefined;
  onExpected: (page: number) => void;
  onPress: (page: number) => void;
  children: ReactNode;
}

function PageButton({ page, onExpected, onPress, children }: PageButtonProps): ReactElement {
  const expectation = useExpectedPress(() => page !== undefined && onExpected(page), page ?? 0);
  return (
    <Button aria-disabled={page === undefined} onClick={() => page !== undefined && onPress(page)} {...expectation}>
      {children}
    </Button>
  );
}

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
  const page = pageIndex + 1;
  const position = texts.page(page, table.getPageCount());
  const pageControl = { onExpected: expectPage, onPress: (next: number) => table.setPageIndex(next - 1) };
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
          <PageButton page={table.getCanPreviousPage() ? page - 1 : undefined} {...pageControl}>
            {texts.previous}
          </PageButton>
          <span>{position}</span>
          <PageButton page={table.getCanNextPage() ? page + 1 : undefined} {...pageControl}>
            {texts.next}
          </PageButton>
        </Cluster>
      )}
    </Foot>
  );
}
