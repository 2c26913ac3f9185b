import { usePracticeUsersQuery } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useMemo, useState } from 'react';
import { ActiveFilter } from '../../components/active-filter/active-filter';
import { isShown, useActiveFilter } from '../../components/active-filter/use-active-filter';
import { QueryGrid } from '../../components/grid/query-grid';
import { useGrid } from '../../components/grid/use-grid';
import { onDemand } from '../../components/late/on-demand';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { userColumns } from './user-columns';

const UserDialog = onDemand(async () => (await import('./user-dialog')).UserDialog);

const words = texts.users;
const none: PracticeUser[] = [];

/** /providers/users: the practice's users for its admins (IC-170 to IC-182). */
function UsersPage() {
  const query = usePracticeUsersQuery();
  const { data: users = none } = query;
  const filter = useActiveFilter();
  const [editing, setEditing] = useState<number | 'new'>();
  const edited = users.find(({ id }) => id === editing);
  const shown = useMemo(() => users.filter(({ isActive }) => isShown(filter, isActive)), [users, filter]);
  const grid = useGrid(userColumns, shown);
  const active = users.filter(({ isActive }) => isActive).length;
  return (
    <>
      <PageHead title={words.title}>
        <Button variant="primary" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        {query.isSuccess && (
          <Cluster $gap="space24">
            <Text $strong>{words.counts(active, users.length - active)}</Text>
            <ActiveFilter filter={filter} words={words} />
          </Cluster>
        )}
        <QueryGrid
          words={words}
          query={query}
          grid={grid}
          rowId={({ id }) => String(id)}
          actions={(user) => (
            <Button aria-label={words.editOf(`${user.firstName} ${user.lastName}`)} onClick={() => setEditing(user.id)}>
              {words.edit}
            </Button>
          )}
        />
      </Stack>
      {(editing === 'new' || edited) && <UserDialog user={edited} onClose={() => setEditing(undefined)} />}
    </>
  );
}

export { UsersPage as Page };
