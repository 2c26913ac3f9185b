/** What a person has asked of a table: order, search, filters and page. Plain data, kept by the caller. */
export interface TableView {
  sort: { column: string; descending: boolean } | null;
  search: string;
  /** Text by column id; a column without a filter is absent. */
  filters: Readonly<Record<string, string>>;
  /** From 1. */
  page: number;
  /** Rows on a page, where the person has chosen; the table's own otherwise. */
  size?: PageSize;
}

/** A number of rows, or all on one page that scrolls. */
export type PageSize = number | 'all';

export const plainView: TableView = { sort: null, search: '', filters: {}, page: 1 };

const sizeOf = (text: string | null): PageSize | undefined => {
  if (text === 'all') return text;
  const size = Number(text ?? 0);
  return Number.isInteger(size) && size > 0 ? size : undefined;
};

const filterPrefix = 'filter.';

/** Whether search or filters narrow the table. */
export const isNarrowed = ({ search, filters }: TableView): boolean =>
  search.trim() !== '' || Object.values(filters).some((text) => text !== '');

/**
 * The view in a URL's query: `sort=-hours` (minus: descending), `q`, `filter.<column>`, `page`, `rows` (on a page).
 * Unknown words are left out, a page that is no number is the first.
 */
export function viewFromParams(params: URLSearchParams, columns: readonly string[]): TableView {
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const page = Number(params.get('page') ?? 1);
  const size = sizeOf(params.get('rows'));
  const filters = columns.map((id) => [id, params.get(filterPrefix + id) ?? ''] as const).filter(([, text]) => text !== '');
  return {
    sort: columns.includes(column) ? { column, descending: sort.startsWith('-') } : null,
    search: params.get('q') ?? '',
    filters: Object.fromEntries(filters),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(size === undefined ? {} : { size }),
  };
}

/** The query with the view written into it; all other parameters stay. */
export function viewToParams(view: TableView, params: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const key of [...result.keys()]) if (key.startsWith(filterPrefix)) result.delete(key);
  const put = (key: string, text: string): void => {
    if (text === '') result.delete(key);
    else result.set(key, text);
  };
  put('sort', view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.column}` : '');
  put('q', view.search);
  put('page', view.page > 1 ? String(view.page) : '');
  put('rows', view.size === undefined ? '' : String(view.size));
  for (const [id, text] of Object.entries(view.filters)) put(filterPrefix + id, text);
  return result;
}
