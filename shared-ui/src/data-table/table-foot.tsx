import { type ReactElement, useId } from 'react';
import { Button } from '../button/index';
import { Cluster } from '../layout/index';
import { SelectInput } from '../select-field/index';
import { Foot, SizeChoice } from './data-table.styles';
import { dataTableTexts as texts } from './data-table.texts';
import { type PageSize, type TableView } from './table-view';
import { type DataRows } from './use-data-rows';

interface TableFootProps {
  caption: string;
  /** Number of rows before search and filters. */
  all: number;
  shown: DataRows<object>;
  view: TableView;
  onViewChange: (view: TableView) => void;
  pageSize: PageSize | undefined;
  pageSizes: readonly number[] | undefined;
}

/** How many rows there are, how many stand on a page, and the way to the other pages. */
export function TableFoot({ caption, all, shown, view, onViewChange, pageSize, pageSizes = [] }: TableFootProps): ReactElement {
  const id = useId();
  const { matching, page, pages } = shown;
  const goTo = (target: number) => () => {
    if (target >= 1 && target <= pages) onViewChange({ ...view, page: target });
  };
  const [least = all] = pageSizes;
  const size = view.size ?? pageSize ?? 'all';
  const resize = (text: string): void => {
    onViewChange({ ...view, page: 1, size: text === 'all' ? text : Number(text) });
  };
  return (
    <Foot>
      <span role="status">{texts.count(matching.length, all)}</span>
      {all > least && (
        <SizeChoice>
          <label htmlFor={id}>{texts.size}</label>
          <SelectInput
            id={id}
            options={[...pageSizes.map((each) => ({ value: String(each), label: String(each) })), { value: 'all', label: texts.allRows }]}
            value={String(size)}
            onChange={({ target }) => resize(target.value)}
          />
        </SizeChoice>
      )}
      {pages > 1 && (
        <Cluster as="nav" aria-label={`${caption}, ${texts.page(page, pages)}`}>
          <Button aria-disabled={page === 1} onClick={goTo(page - 1)}>
            {texts.previous}
          </Button>
          <span>{texts.page(page, pages)}</span>
          <Button aria-disabled={page === pages} onClick={goTo(page + 1)}>
            {texts.next}
          </Button>
        </Cluster>
      )}
    </Foot>
  );
}
