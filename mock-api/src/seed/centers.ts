import { isNpi } from '@scanharbor/shared-contracts/domain/provider-identifiers';
import tzlookup from 'tz-lookup';
import { findZipArea } from '../centers/places';
import rows from './centers.json';
import { scanTypeIds, scanTypeRows } from './scan-catalog';

const everything = Object.values(scanTypeIds);
const common: number[] = [scanTypeIds.mri, scanTypeIds.ct, scanTypeIds.ultrasound, scanTypeIds.xray, scanTypeIds.mammogram, scanTypeIds.dexa];

export const practiceRows = [
  { id: 1, name: 'Harborview Imaging', primaryLocationId: 1 },
  { id: 2, name: 'Meridian Radiology', primaryLocationId: 4 },
  { id: 3, name: 'Open Door Diagnostics', primaryLocationId: 5 },
  { id: 4, name: 'Northeast Scan Group', primaryLocationId: 6 },
  { id: 5, name: 'Lakeshore Imaging', primaryLocationId: 15 },
  { id: 6, name: 'Pacific Diagnostic Centers', primaryLocationId: 18 },
  { id: 7, name: 'Southern Medical Imaging', primaryLocationId: 22 },
];

interface Center {
  id: number;
  practiceId: number;
  name: string;
  address1: string;
  address2?: string;
  zipCode: string;
  /** Whether it has every modality, not only the common ones. */
  allModalities?: boolean;
  /** Percent of a modality's usual rate. */
  level: number;
  /** Total prices in whole dollars that differ from the usual rate, by scan type ID. */
  rates?: Record<number, number>;
}

const centers: Center[] = rows;

const createPhone = (id: number, line: number) => `(212) 555-${String(1000 + id * 10 + line)}`;

/** A National Provider Identifier that could be one; the tax ID of a practice has a prefix that is not assigned. */
const createNpi = (id: number) =>
  Array.from({ length: 10 }, (_value, digit) => `1${String(99_900_000 + id)}${digit}`).find(isNpi) ?? '';

export const locationRows = centers.map(({ id, practiceId, name, address1, address2 = '', zipCode }) => {
  const area = findZipArea(zipCode);
  if (!area) throw new Error(`The seeds contain an unknown ZIP code: ${zipCode}`);
  const { city, state, latitude, longitude } = area;
  const timeZone = tzlookup(latitude, longitude);
  return {
    id, practiceId, name, address1, address2, city, state, zipCode, latitude, longitude, timeZone,
    phone: createPhone(id, 0), fax: createPhone(id, 1),
    npi: createNpi(id), taxId: `00-${String(1_000_000 + practiceId)}`,
  };
});

/** Every modality is approved but the nuclear one in Chicago, which still waits for the platform. */
export const locationScanTypeRows = centers.flatMap(({ id, allModalities }) =>
  (allModalities ? everything : common).map((scanTypeId) => ({
    locationId: id,
    scanTypeId,
    approvalStatus: id === 3 && scanTypeId === scanTypeIds.nuclear ? 0 : 1,
  })),
);

/** The centers whose MRI machine is open. */
const openMriCenters: number[] = [2, 5, 9, 15];

/** One machine for each approved modality. */
export const machineRows = locationScanTypeRows
  .filter(({ approvalStatus }) => approvalStatus === 1)
  .map(({ locationId, scanTypeId }, index) => ({
    id: index + 1,
    locationId,
    name: scanTypeRows.find(({ id }) => id === scanTypeId)?.value ?? '',
    scanTypeIds: [scanTypeId],
    isOpen: scanTypeId === scanTypeIds.mri && openMriCenters.includes(locationId),
  }));

/** Returns the price of a center for the plain scan of a modality, fee included, in whole dollars. */
export const rateOf = (locationId: number, scanTypeId: number, usual: number): number => {
  const center = centers.find(({ id }) => id === locationId);
  if (!center) return usual;
  return center.rates?.[scanTypeId] ?? Math.round((usual * center.level) / 500) * 5;
};
