import { paths } from '@scanharbor/shared-contracts';
import { useLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { useMemo, useState } from 'react';
import { QueryGrid } from '../../components/grid/query-grid';
import { useGrid } from '../../components/grid/use-grid';
import { lazyDialog } from '../../components/lazy-dialog';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { LocationFilters } from './location-filters';
import { matchesFilters, useLocationFilters } from './use-location-filters';

const locationTexts = texts.locations;

/** Name, address, city, state, zip, phone and whether it is active (IC-142). */
const locationColumns: DataColumn<ManagedLocation>[] = [
  { id: 'name', header: locationTexts.name, value: ({ name }) => name, width: '180px' },
  { id: 'address', header: locationTexts.address, value: ({ address1, address2 }) => [address1, address2].filter(Boolean).join(', ') },
  { id: 'city', header: locationTexts.city, value: ({ city }) => city },
  { id: 'state', header: locationTexts.state, value: ({ state }) => state },
  { id: 'zip', header: locationTexts.zip, value: ({ zipCode }) => zipCode },
  { id: 'phone', header: locationTexts.phone, value: ({ phone }) => toPhone(phone) ?? phone },
  {
    id: 'status',
    header: locationTexts.status,
    value: ({ isActive }) => (isActive ? locationTexts.isActive : locationTexts.isInactive),
    cell: ({ isActive }) => (
      <StatusPill $tone={isActive ? 'ok' : 'neutral'}>{isActive ? locationTexts.isActive : locationTexts.isInactive}</StatusPill>
    ),
  },
];

const AddLocationDialog = lazyDialog(async () => (await import('./add-location-dialog')).AddLocationDialog);

const none: ManagedLocation[] = [];
const rowId = ({ id }: ManagedLocation) => id;
const getHref = ({ id }: ManagedLocation) => paths.location(String(id));

/** /providers/locations: the practice's locations for its admins (IC-140 to IC-150). */
function LocationsPage() {
  const query = useLocationsQuery();
  const { data: locations = none } = query;
  const filters = useLocationFilters();
  const [adding, setAdding] = useState(false);
  const { applied } = filters;
  const shown = useMemo(() => locations.filter((location) => matchesFilters(applied, location)), [locations, applied]);
  const grid = useGrid({ columns: locationColumns, rows: shown, rowId });
  const empty = shown.length < locations.length ? locationTexts.noMatch : locationTexts.empty;
  return (
    <>
      <PageHead title={locationTexts.title}>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {locationTexts.add}
        </Button>
      </PageHead>
      <Stack $gap="space12">
        <LocationFilters filters={filters} />
        <QueryGrid
          texts={{ ...locationTexts, empty }}
          query={query}
          grid={grid}
          search={false}
          idColumn="name"
          rowHref={getHref}
          actions={(location) => (
            <ButtonLink $variant="secondary" to={getHref(location)} aria-label={locationTexts.editOf(location.name)}>
              {locationTexts.edit}
            </ButtonLink>
          )}
        />
      </Stack>
      {adding && <AddLocationDialog onClose={() => setAdding(false)} />}
    </>
  );
}

export { LocationsPage as Page };
