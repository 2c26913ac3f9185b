import { paths } from '@scanharbor/shared-contracts';
import { useLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useMemo, useState } from 'react';
import { QueryGrid } from '../../components/grid/query-grid';
import { useGrid } from '../../components/grid/use-grid';
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
  const query = useLocationsQuery();
  const { data: locations = none } = query;
  const filters = useLocationFilters();
  const [adding, setAdding] = useState(false);
  const { applied } = filters;
  const shown = useMemo(() => locations.filter((location) => matches(applied, location)), [locations, applied]);
  const grid = useGrid(locationColumns, shown);
  const empty = shown.length < locations.length ? words.noMatch : words.empty;
  return (
    <>
      <PageHead title={words.title}>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        <LocationFilters filters={filters} />
        <QueryGrid
          words={{ ...words, empty }}
          query={query}
          grid={grid}
          search={false}
          idColumn="name"
          rowId={({ id }) => String(id)}
          rowHref={hrefOf}
          actions={(location) => (
            <ButtonLink $variant="secondary" to={hrefOf(location)} aria-label={words.editOf(location.name)}>
              {words.edit}
            </ButtonLink>
          )}
        />
      </Stack>
      {adding && <AddLocationDialog onClose={() => setAdding(false)} />}
    </>
  );
}

export { LocationsPage as Page };
