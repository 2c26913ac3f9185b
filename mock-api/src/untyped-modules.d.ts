declare module 'zipcodes' {
  interface Entry {
    zip: string;
    city: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  }
  const zipcodes: { lookup(zip: string): Entry | undefined };
  export = zipcodes;
}

declare module 'tz-lookup' {
  function tzlookup(latitude: number, longitude: number): string;
  export = tzlookup;
}
