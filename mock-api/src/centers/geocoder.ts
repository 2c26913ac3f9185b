import tzlookup from 'tz-lookup';
import { findZipArea } from './places';

interface Address {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Finds the coordinates of an address; a maps service can replace the table (D131). */
export interface Geocoder {
  find(address: Address): Promise<Coordinates | undefined>;
}

/** Finds the coordinates of the ZIP code; none when ZIP code and state do not match. */
export const zipTableGeocoder: Geocoder = {
  find: ({ state, zip }) => {
    const area = findZipArea(zip);
    const found = area?.state === state ? { latitude: area.latitude, longitude: area.longitude } : undefined;
    return Promise.resolve(found);
  },
};

/** Returns the IANA time zone at coordinates [API-104]. */
export const timeZoneAt = ({ latitude, longitude }: Coordinates): string => tzlookup(latitude, longitude);
