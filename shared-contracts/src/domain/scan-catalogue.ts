/** A modality of the test picker (SC-367). */
export interface ScanType {
  id: number;
  value: string;
  isPopular: boolean;
}

/** A scan of the test picker: body part, option and extra, with the lowest price and fee in whole dollars. */
export interface CatalogueScan {
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

/** What a scan costs near a zip: `rate` for self-pay, `ceiling` the market's price (SC-369). */
export interface Cost {
  rate: number;
  ceiling: number;
  source: string;
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

/** A patient's insurance (SC-365). */
export interface InsuranceRecord {
  groupNumber: string;
  /** YYYY-MM-DD. */
  dob: string;
  planId: string;
  policyName: string;
  policyNumber: string;
  company: { id: number; name: string };
}

/** What is left of a deductible, in dollars; `failed` when the insurer did not say (SC-189). */
export interface Deductible {
  amount?: number;
  remaining?: number;
  firstName: string;
  lastName: string;
  dob: string;
  failed: boolean;
}
