import { useAuditEventsQuery } from '@scanharbor/shared-contracts/api/audit';
import { usePracticeUsersQuery } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { type AuditEvent } from '@scanharbor/shared-contracts/domain/audit';
import { auditActions } from '@scanharbor/shared-contracts/domain/audit-actions';
import { addDays } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { useDataTable, useViewParams } from '@scanharbor/shared-ui/data-table';
import { useMemo } from 'react';
import { listPageSize } from '../../components/grid/use-grid';
import { useUrlParams } from '../../components/use-url-params';
import { listAuditColumns } from './audit-columns';

const none: readonly never[] = [];
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the first moment of a day of this browser as an ISO time; undefined for any other text. */
function toStartOfDay(day: string): string | undefined {
  const date = isDay.test(day) ? new Date(`${day}T00:00:00`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

/** The audit trail as a grid whose filters, days and page are in the URL; the server filters and pages. */
export function useAuditTrail() {
  const users = usePracticeUsersQuery();
  const people = useMemo(() => new Map((users.data ?? none).map((user) => [formatFullName(user), user.id])), [users.data]);
  const columns = useMemo(() => listAuditColumns([...people.keys()].sort()), [people]);
  const [view, onViewChange] = useViewParams(columns);
  const [params, change] = useUrlParams();
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const { person, action, patient } = view.filters;
  const filter = {
    userId: person ? people.get(person) : undefined,
    action: auditActions.find(({ label }) => label === action)?.value,
    patient,
    from: toStartOfDay(from),
    until: isDay.test(to) ? toStartOfDay(addDays(to, 1)) : undefined,
  };
  const size = typeof view.size === 'number' ? view.size : listPageSize;
  // A person is found by name: without the users every event would be shown for a moment.
  const skip = Boolean(person) && users.isLoading;
  const query = useAuditEventsQuery({ ...filter, limit: size, offset: (view.page - 1) * size }, { skip });
  const grid = useDataTable<AuditEvent>({
    columns,
    rows: query.data?.events ?? none,
    rowId: ({ id }) => String(id),
    view,
    onViewChange,
    pageSize: listPageSize,
    rowCount: query.data?.total ?? 0,
  });
  const setDay = (name: 'from' | 'to', day: string) =>
    change((next) => {
      next.delete('page');
      if (day) next.set(name, day);
      else next.delete(name);
    });
  return { query, grid, filter, days: { from, to }, setDay };
}
