/** The order, search, filters and page that a user chose. Plain data, stored by the caller. */
export interface TableView {
  sort: { column: string; descending: boolean } | null;
  search: string;
  /** Text by column id; a column without a filter is absent. */
  filters: Readonly<Record<string, string>>;
  /** From 1. */
  page: number;
  /** Rows on a page, once the user has chosen; the table's default otherwise. */
  size?: PageSize;
}

/** A number of rows, or all on one page that scrolls. */
export type PageSize = number | 'all';

export const defaultView: TableView = { sort: null, search: '', filters: {}, page: 1 };

const parseSize = (text: string | null): PageSize | undefined => {
  if (text === 'all') return text;
  const size = Number(text ?? 0);
  return Number.isInteger(size) && size > 0 ? size : undefined;
};

/**
 * Reads the view from a URL's query: `sort=-hours` (minus: descending), `q`, `filter.<column>`, `page`, `rows` (on a page),
 * each name after the prefix. Ignores columns that are not among `columns`; an invalid page is the first.
 */
export function viewFromParams(params: URLSearchParams, columns: readonly string[], prefix = ''): TableView {
  const read = (name: string): string => params.get(prefix + name) ?? '';
  const sort = read('sort');
  const column = sort.replace(/^-/, '');
  const page = Number(read('page'));
  const size = parseSize(params.get(`${prefix}rows`));
  const filters = columns.map((id) => [id, read(`filter.${id}`)] as const).filter(([, text]) => text !== '');
  return {
    sort: columns.includes(column) ? { column, descending: sort.startsWith('-') } : null,
    search: read('q'),
    filters: Object.fromEntries(filters),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(size === undefined ? {} : { size }),
  };
}

/** Returns the query with the view written into it; all other parameters stay. */
export function viewToParams(view: TableView, params: URLSearchParams, prefix = ''): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const key of [...result.keys()]) if (key.startsWith(`${prefix}filter.`)) result.delete(key);
  const write = (name: string, text: string): void => {
    if (text === '') result.delete(prefix + name);
    else result.set(prefix + name, text);
  };
  write('sort', view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.column}` : '');
  write('q', view.search);
  write('page', view.page > 1 ? String(view.page) : '');
  write('rows', view.size === undefined ? '' : String(view.size));
  for (const [id, text] of Object.entries(view.filters)) write(`filter.${id}`, text);
  return result;
}
