import { paths } from '@scanharbor/shared-contracts';
import { useLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { DataTable } from '@scanharbor/shared-ui/data-table';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useMemo, useState } from 'react';
import { GridBox } from '../../components/grid/grid-box';
import { gridStatus } from '../../components/grid/grid-status';
import { useGridView } from '../../components/grid/use-grid-view';
import { onDemand } from '../../components/late/on-demand';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { LocationFilters } from './location-filters';
import { locationColumns } from './location-columns';
import { matches, useLocationFilters } from './use-location-filters';

const AddLocationDialog = onDemand(async () => (await import('./add-location-dialog')).AddLocationDialog);

const words = texts.locations;
const none: ManagedLocation[] = [];
const hrefOf = ({ id }: ManagedLocation) => paths.location(String(id));

/** /providers/locations: the practice's locations for its admins (IC-140 to IC-150). */
function LocationsPage() {
  const { data: locations = none, isError, isSuccess, refetch } = useLocationsQuery();
  const filters = useLocationFilters();
  const [view, setView] = useGridView(locationColumns);
  const [adding, setAdding] = useState(false);
  const { applied } = filters;
  const shown = useMemo(() => locations.filter((location) => matches(applied, location)), [locations, applied]);
  const narrowed = shown.length < locations.length;
  return (
    <>
      <PageHead title={words.title}>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        <LocationFilters filters={filters} />
        <GridBox>
          <DataTable
            caption={words.title}
            captionHidden
            headingLevel={2}
            columns={locationColumns}
            idColumn="name"
            rows={shown}
            rowId={({ id }) => String(id)}
            rowHref={hrefOf}
            actions={(location) => (
              <ButtonLink $variant="secondary" to={hrefOf(location)} aria-label={words.editOf(location.name)}>
                {words.edit}
              </ButtonLink>
            )}
            status={gridStatus({ isError, isSuccess })}
            texts={{ empty: { title: narrowed ? words.noMatch : words.empty }, failed: { title: words.failed } }}
            onRetry={() => void refetch()}
            view={view}
            onViewChange={setView}
            pageSize={25}
          />
        </GridBox>
      </Stack>
      {adding && <AddLocationDialog onClose={() => setAdding(false)} />}
    </>
  );
}

export { LocationsPage as Page };
