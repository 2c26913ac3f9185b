import {
  type LocationChangePayload,
  type LocationPayload,
  type LocationResponse,
  type LocationBase,
  type ModalityResponse,
} from '../wire/ic-portal/locations';
import { type Complete } from './codec';
import { toFlag } from './flag';

/** A modality of a location; pending until the platform sets it in service (IC-156). */
export interface Modality {
  scanTypeId: number;
  name: string;
  approved: boolean;
}

/** Values of the location forms. */
export interface LocationDetails {
  name: string;
  phone: string;
  fax: string;
  address1: string;
  address2: string;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** National Provider Identifier and employer identification number ('12-3456789'), for good-faith estimates; may be empty. */
  npi: string;
  taxId: string;
}

/** A location of the practice (SC-336). */
export interface ManagedLocation extends LocationDetails {
  id: number;
  isActive: boolean;
  modalities: Modality[];
}

export const readModality = (row: ModalityResponse): Complete<Modality> => ({
  scanTypeId: row.ScanTypeID,
  name: row.ScanTypeName,
  approved: row.ApprovalStatus === 1,
});

export const readLocation = (row: LocationResponse): Complete<ManagedLocation> => ({
  id: row.LocationID,
  name: row.Name,
  phone: row.Phone,
  fax: row.Fax,
  address1: row.Address1,
  address2: row.Address2,
  city: row.City,
  state: row.State,
  zipCode: row.ZipCode,
  latitude: row.Latitude,
  longitude: row.Longitude,
  timeZone: row.TimeZoneId,
  npi: row.Npi ?? '',
  taxId: row.TaxID ?? '',
  isActive: row.IsActive === 1,
  modalities: row.Modalities.map(readModality),
});

export interface NewLocation extends LocationDetails {
  practiceId: number;
  modalities: readonly number[];
}

/** The create payload (SC-337); modality ids are joined by commas (IC-160). */
export function writeLocation({ timeZone, practiceId, modalities, ...rest }: NewLocation): Complete<LocationPayload> {
  return { ...rest, timeZoneId: timeZone, practiceID: practiceId, modalities: modalities.join(',') };
}

export interface LocationChange extends NewLocation {
  id: number;
  isActive: boolean;
  /** The version that the edit started from; the change is rejected when the stored one differs. */
  was?: ManagedLocation;
}

/** The version of a location that an edit starts from. The server writes the stored one the same way and compares both. */
export function writeBase(location: Omit<ManagedLocation, 'id'>): Complete<LocationBase> {
  const { name, phone, fax, address1, address2, city, state, zipCode, latitude, longitude, npi, taxId } = location;
  return {
    name,
    phone,
    fax,
    address1,
    address2,
    city,
    state,
    zipCode,
    latitude,
    longitude,
    timeZoneId: location.timeZone,
    npi,
    taxId,
    isActive: toFlag(location.isActive),
    modalities: location.modalities.map(({ scanTypeId }) => scanTypeId).join(','),
  };
}

/** The update payload: the same with id and active flag (SC-337). */
export function writeLocationChange({ id, isActive, was, ...rest }: LocationChange): Complete<LocationChangePayload> {
  return { ...writeLocation(rest), locationID: id, isActive: toFlag(isActive), was: was && writeBase(was) };
}
