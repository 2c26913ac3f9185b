/** A modality of the test picker (SC-367). */
export interface ScanType {
  id: number;
  value: string;
  isPopular: boolean;
  /** Lowest self-pay total of a scan of this type at the place of the query; undefined without a center there. */
  fromTotal?: number | undefined;
  /** Market rate of that scan. */
  marketRate?: number | undefined;
}

/** A scan of the test picker: body part, option and extra, with price and fee of the center with the lowest total, in whole dollars. */
export interface CatalogScan {
  id: number;
  typeId: number;
  type: string;
  bodyPart: string;
  description: string;
  option: string;
  cptCode: string;
  minPrice: number;
  fee: number;
}

/** A center in a preview of locations; distance in miles. */
export interface NearbyLocation {
  id: number;
  name: string;
  address1: string;
  city: string;
  state: string;
  zipCode: string;
  distance: number;
  /** Self-pay total in whole dollars, and the part of it that is held as deposit. */
  total?: number | undefined;
  deposit?: number | undefined;
}

/** Degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** A center that results offer, with its self-pay price in whole dollars. */
export interface CenterResult extends NearbyLocation, MapPoint {
  total: number;
  deposit: number;
  /** IANA zone of the openings. */
  timeZone: string;
  hasOpenMachine: boolean;
  /** Wall-clock times at which the scan can start, in order; empty while no exact scan is chosen. */
  openings: string[];
}

/** The centers around a ZIP code, nearest first; `place` is missing for an unknown one. */
export interface CenterResults {
  centers: CenterResult[];
  place?: MapPoint;
}

/** The deductible and its remaining amount, in dollars; `failed` when the insurer returned none (SC-189). */
export interface Deductible {
  amount?: number;
  remaining?: number;
  firstName: string;
  lastName: string;
  dob: string;
  failed: boolean;
}
