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
  /** Self-pay total in whole dollars. */
  total?: number | undefined;
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
