declare module 'zipcodes' {
  interface Entry {
    zip: string;
    city: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  }
  export function lookup(zip: string): Entry | undefined;
  const zipcodes: { lookup: typeof lookup };
  export default zipcodes;
}

declare module 'tz-lookup' {
  export default function tzlookup(latitude: number, longitude: number): string;
}
