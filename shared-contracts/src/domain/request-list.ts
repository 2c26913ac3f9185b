/** The lists of requests: to schedule, coming appointments, past ones. */
export const requestLists = ['open', 'scheduled', 'completed'] as const;

export type RequestListKind = (typeof requestLists)[number];

/** The most views that a person saves of one list. */
export const maxViews = 12;

/** The most characters of a view's name. */
export const maxViewNameLength = 40;

/** The columns by which the server sorts a list of requests. */
export const sortableColumns = [
  'request',
  'modality',
  'patient',
  'test',
  'added',
  'comment',
  'payment',
  'appointment',
  'location',
] as const;

export type SortableColumn = (typeof sortableColumns)[number];

/** The columns by which the server sorts the two grids of the dashboard. */
export const sortableScanColumns = ['request', 'patient', 'modality', 'payment'] as const;
export const sortableCommentColumns = ['request', 'comment'] as const;

/** Writes an order for the server: the column, with a minus for descending; undefined for a column that it does not sort by. */
export function writeSort<Column extends string>(
  columns: readonly Column[],
  sort: { column: string; descending: boolean } | null,
): Column | `-${Column}` | undefined {
  const column = columns.find((name) => name === sort?.column);
  return column && (sort?.descending ? `-${column}` : column);
}

/** Reads such an order. */
export const readSort = <Column extends string>(sort: Column | `-${Column}`) => ({
  column: sort.replace(/^-/, '') as Column,
  descending: sort.startsWith('-'),
});

/** The filters of a list of requests: exact values, and the age of open ones. */
export interface RequestListFilters {
  modality?: string;
  /** 'Name, address', as in the column. */
  location?: string;
  /** Open for more than 24 hours. */
  age?: 'over24';
  /** Id of the user of the practice who takes care of them. */
  assignee?: string;
  /** Coming appointments whose patients ask to cancel or for other times. */
  needs?: 'reply';
}

/** The rows that a list asks the server for. Everything is optional: without anything it is the full list in its own order. */
export interface RequestListQuery {
  limit?: number | undefined;
  /** Rows to skip. */
  offset?: number | undefined;
  /** Id of the last row of the previous page; steadier than `offset` while the list changes. */
  after?: number | undefined;
  /** Id of a request whose position in the list is wanted. */
  locate?: number | undefined;
  /** A column, with a minus for descending. */
  sort?: SortableColumn | `-${SortableColumn}` | undefined;
  /** Terms that a row contains, in any order and column. */
  search?: string | undefined;
  filters?: RequestListFilters | undefined;
  /** Only these requests, by their ids joined by commas. */
  ids?: string | undefined;
}

const filterNames = ['modality', 'location', 'age', 'assignee', 'needs'] as const;

/** Writes filters as the text of the `filter` parameter: 'modality=MRI&age=over24'. */
export const writeListFilters = (filters: RequestListFilters): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== undefined)).toString();

/** Reads that text; undefined when it names anything else. */
export function readListFilters(text: string): RequestListFilters | undefined {
  const entries = [...new URLSearchParams(text)];
  const isKnown = ([name, value]: [string, string]) =>
    filterNames.some((known) => known === name) &&
    (name !== 'age' || value === 'over24') &&
    (name !== 'needs' || value === 'reply') &&
    (name !== 'assignee' || /^\d{1,9}$/.test(value));
  return entries.every(isKnown) ? Object.fromEntries(entries) : undefined;
}
