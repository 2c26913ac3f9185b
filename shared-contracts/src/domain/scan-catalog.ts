/** A modality of the test picker (SC-367). */
export interface ScanType {
  id: number;
  value: string;
  isPopular: boolean;
}

/** A scan of the test picker: body part, option and extra, with the lowest price and fee in whole dollars. */
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
