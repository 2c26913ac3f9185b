import zipcodes from 'zipcodes';

interface ZipArea {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Finds the city and coordinates of a US ZIP code; undefined for an unknown one. */
export function findZipArea(zip: string): ZipArea | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  const found = zipcodes.lookup(zip);
  if (!found || found.country !== 'US') return undefined;
  return { zip: found.zip, city: found.city, state: found.state, latitude: found.latitude, longitude: found.longitude };
}

const earthRadiusMiles = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/** Calculates the great-circle distance of two points in miles. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half));
}
