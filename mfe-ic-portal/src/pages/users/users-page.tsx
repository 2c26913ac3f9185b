import { usePracticeUsersQuery } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useMemo, useState } from 'react';
import { ActiveFilter } from '../../components/active-filter/active-filter';
import { isShown, useActiveFilter } from '../../components/active-filter/use-active-filter';
import { QueryGrid } from '../../components/grid/query-grid';
import { useGrid } from '../../components/grid/use-grid';
import { KeptPlace } from '../../components/kept-place';
import { lazyDialog } from '../../components/lazy-dialog';
import { useLogFailure } from '../../components/log-failure';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { userColumns } from './user-columns';

const UserDialog = lazyDialog(async () => (await import('./user-dialog')).UserDialog);

const userTexts = texts.users;
const none: PracticeUser[] = [];
const rowId = ({ id }: PracticeUser) => id;

/** /providers/users: the practice's users for its admins (IC-170 to IC-182). */
function UsersPage() {
  const query = usePracticeUsersQuery();
  useLogFailure(texts.users.failed, query);
  const { data: users = none } = query;
  const filter = useActiveFilter();
  const [editing, setEditing] = useState<number | 'new'>();
  const edited = users.find(({ id }) => id === editing);
  const shown = useMemo(() => users.filter(({ isActive }) => isShown(filter, isActive)), [users, filter]);
  const grid = useGrid({ columns: userColumns, rows: shown, rowId });
  const active = users.filter(({ isActive }) => isActive).length;
  return (
    <>
      <PageHead title={userTexts.title}>
        <Button variant="primary" onClick={() => setEditing('new')}>
          {userTexts.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        {(query.isSuccess || query.isLoading) && (
          <KeptPlace $isShown={query.isSuccess}>
            <Cluster $gap="space24">
              <Text $strong>{userTexts.counts(active, users.length - active)}</Text>
              <ActiveFilter filter={filter} texts={userTexts} />
            </Cluster>
          </KeptPlace>
        )}
        <QueryGrid
          texts={userTexts}
          query={query}
          grid={grid}
          actions={(user) => (
            <Button aria-label={userTexts.editOf(formatFullName(user))} onClick={() => setEditing(user.id)}>
              {userTexts.edit}
            </Button>
          )}
        />
      </Stack>
      {(editing === 'new' || edited) && <UserDialog user={edited} onClose={() => setEditing(undefined)} />}
    </>
  );
}

export { UsersPage as Page };
