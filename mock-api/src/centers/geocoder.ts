import tzlookup from 'tz-lookup';
import { findPlace } from './places';

export interface Address {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Finds where an address is; a service of a maps vendor would take the place of the table (D131). */
export interface Geocoder {
  find(address: Address): Promise<Coordinates | undefined>;
}

/** Knows an address as well as its zip code; none when zip and state do not belong together. */
export const zipTableGeocoder: Geocoder = {
  find: ({ state, zip }) => {
    const place = findPlace(zip);
    const found = place?.state === state ? { latitude: place.latitude, longitude: place.longitude } : undefined;
    return Promise.resolve(found);
  },
};

/** IANA zone at coordinates [API-104]. */
export const timeZoneAt = ({ latitude, longitude }: Coordinates): string => tzlookup(latitude, longitude);
