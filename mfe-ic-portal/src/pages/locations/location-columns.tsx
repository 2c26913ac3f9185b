import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';

const words = texts.locations;

/** Name, address, city, state, zip, phone and whether it is active (IC-142). */
export const locationColumns: DataColumn<ManagedLocation>[] = [
  { id: 'name', header: words.name, value: ({ name }) => name, width: '180px' },
  { id: 'address', header: words.address, value: ({ address1, address2 }) => [address1, address2].filter(Boolean).join(', ') },
  { id: 'city', header: words.city, value: ({ city }) => city },
  { id: 'state', header: words.state, value: ({ state }) => state },
  { id: 'zip', header: words.zip, value: ({ zipCode }) => zipCode },
  { id: 'phone', header: words.phone, value: ({ phone }) => toPhone(phone) ?? phone },
  {
    id: 'status',
    header: words.status,
    value: ({ isActive }) => (isActive ? words.isActive : words.isInactive),
    cell: ({ isActive }) => <StatusPill $tone={isActive ? 'ok' : 'neutral'}>{isActive ? words.isActive : words.isInactive}</StatusPill>,
  },
];
