import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { type Line } from '../../components/changed-meanwhile/changed-meanwhile';
import { texts } from '../../texts';

const words = texts.location;

/** What the form of a location asks, as it is stored. Modalities have their own card. */
export const locationLines = (location: ManagedLocation): Line[] => [
  { label: words.name, value: location.name },
  { label: words.phone, value: location.phone },
  { label: words.fax, value: location.fax },
  { label: words.address1, value: location.address1 },
  { label: words.address2, value: location.address2 },
  { label: words.city, value: location.city },
  { label: words.state, value: location.state },
  { label: words.zip, value: location.zipCode },
  { label: words.latitude, value: String(location.latitude) },
  { label: words.longitude, value: String(location.longitude) },
  { label: words.timeZone, value: location.timeZone },
  { label: texts.locations.status, value: location.isActive ? texts.locations.isActive : texts.locations.isInactive },
];
