declare module 'tz-lookup' {
  function tzlookup(latitude: number, longitude: number): string;
  export = tzlookup;
}
