import { usePracticeUsersQuery } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { Button } from '@scanharbor/shared-ui/button';
import { DataTable } from '@scanharbor/shared-ui/data-table';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useMemo, useState } from 'react';
import { ActiveFilter } from '../../components/active-filter/active-filter';
import { isShown, useActiveFilter } from '../../components/active-filter/use-active-filter';
import { GridBox } from '../../components/grid/grid-box';
import { gridStatus } from '../../components/grid/grid-status';
import { useGridView } from '../../components/grid/use-grid-view';
import { onDemand } from '../../components/late/on-demand';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { userColumns } from './user-columns';

const UserDialog = onDemand(async () => (await import('./user-dialog')).UserDialog);

const words = texts.users;
const none: PracticeUser[] = [];

/** /providers/users: the practice's users for its admins (IC-170 to IC-182). */
function UsersPage() {
  const { data: users = none, isError, isSuccess, refetch } = usePracticeUsersQuery();
  const filter = useActiveFilter();
  const [view, setView] = useGridView(userColumns);
  const [editing, setEditing] = useState<number | 'new'>();
  const edited = users.find(({ id }) => id === editing);
  const shown = useMemo(() => users.filter(({ isActive }) => isShown(filter, isActive)), [users, filter]);
  const active = users.filter(({ isActive }) => isActive).length;
  return (
    <>
      <PageHead title={words.title}>
        <Button variant="primary" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        {isSuccess && (
          <Cluster $gap="space24">
            <Text $strong>{words.counts(active, users.length - active)}</Text>
            <ActiveFilter filter={filter} words={words} />
          </Cluster>
        )}
        <GridBox>
          <DataTable
            caption={words.title}
            captionHidden
            headingLevel={2}
            columns={userColumns}
            rows={shown}
            rowId={({ id }) => String(id)}
            status={gridStatus({ isError, isSuccess })}
            texts={{ empty: { title: words.empty }, failed: { title: words.failed } }}
            onRetry={() => void refetch()}
            actions={(user) => (
              <Button aria-label={words.editOf(`${user.firstName} ${user.lastName}`)} onClick={() => setEditing(user.id)}>
                {words.edit}
              </Button>
            )}
            view={view}
            onViewChange={setView}
            searchLabel={texts.grid.search}
            pageSize={25}
          />
        </GridBox>
      </Stack>
      {(editing === 'new' || edited) && <UserDialog user={edited} onClose={() => setEditing(undefined)} />}
    </>
  );
}

export { UsersPage as Page };
