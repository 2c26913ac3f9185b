import tzlookup from 'tz-lookup';
import { findPlace } from '../centers/places';
import { scanTypeIds } from './scan-catalogue';

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
  modalities: number[];
  /** Percent of a modality's usual rate. */
  level: number;
  /** Total price in whole dollars where it is not the usual rate. */
  rates?: Record<number, number>;
}

const centers: Center[] = [
  { id: 1, practiceId: 1, name: 'Harborview Midtown', address1: '240 West 38th Street', address2: 'Suite 500', zipCode: '10018', modalities: everything, level: 108 },
  { id: 2, practiceId: 1, name: 'Harborview Brooklyn', address1: '41 Flatbush Avenue', zipCode: '11217', modalities: common, level: 102 },
  { id: 3, practiceId: 1, name: 'Harborview Chicago Loop', address1: '180 North Michigan Avenue', address2: 'Floor 3', zipCode: '60601', modalities: everything, level: 98 },
  { id: 4, practiceId: 2, name: 'Meridian Upper East Side', address1: '1190 Second Avenue', zipCode: '10065', modalities: everything, level: 118 },
  { id: 5, practiceId: 3, name: 'Open Door Jersey City', address1: '30 Montgomery Street', zipCode: '07302', modalities: common, level: 92, rates: { [scanTypeIds.mri]: 225, [scanTypeIds.ct]: 200 } },
  { id: 6, practiceId: 4, name: 'Northeast Scan Newark', address1: '744 Broad Street', zipCode: '07102', modalities: common, level: 95 },
  { id: 7, practiceId: 4, name: 'Northeast Scan Yonkers', address1: '45 Main Street', zipCode: '10701', modalities: common, level: 96 },
  { id: 8, practiceId: 2, name: 'Meridian Garden City', address1: '600 Old Country Road', zipCode: '11530', modalities: everything, level: 104 },
  { id: 9, practiceId: 4, name: 'Northeast Scan White Plains', address1: '1 North Broadway', zipCode: '10601', modalities: common, level: 97 },
  { id: 10, practiceId: 4, name: 'Northeast Scan Morristown', address1: '89 Headquarters Plaza', zipCode: '07960', modalities: common, level: 90 },
  { id: 11, practiceId: 2, name: 'Meridian Stamford', address1: '300 Atlantic Street', zipCode: '06901', modalities: everything, level: 110 },
  { id: 12, practiceId: 3, name: 'Open Door New Brunswick', address1: '120 Albany Street', zipCode: '08901', modalities: common, level: 88 },
  { id: 13, practiceId: 4, name: 'Northeast Scan Norwalk', address1: '50 Washington Street', zipCode: '06854', modalities: common, level: 94 },
  { id: 14, practiceId: 3, name: 'Open Door Princeton', address1: '47 Hulfish Street', zipCode: '08542', modalities: everything, level: 86 },
  { id: 15, practiceId: 5, name: 'Lakeshore River North', address1: '445 North Wells Street', zipCode: '60654', modalities: everything, level: 100 },
  { id: 16, practiceId: 5, name: 'Lakeshore Evanston', address1: '1603 Orrington Avenue', zipCode: '60201', modalities: common, level: 93 },
  { id: 17, practiceId: 5, name: 'Lakeshore Milwaukee', address1: '875 East Wisconsin Avenue', zipCode: '53202', modalities: common, level: 91 },
  { id: 18, practiceId: 6, name: 'Pacific Beverly Hills', address1: '8920 Wilshire Boulevard', zipCode: '90211', modalities: everything, level: 122 },
  { id: 19, practiceId: 6, name: 'Pacific San Francisco', address1: '1199 Bush Street', zipCode: '94109', modalities: everything, level: 125 },
  { id: 20, practiceId: 6, name: 'Pacific Seattle', address1: '1001 Boylston Avenue', zipCode: '98104', modalities: common, level: 112 },
  { id: 21, practiceId: 6, name: 'Pacific Phoenix', address1: '3333 East Camelback Road', zipCode: '85018', modalities: common, level: 90 },
  { id: 22, practiceId: 7, name: 'Southern Houston', address1: '6410 Fannin Street', zipCode: '77030', modalities: everything, level: 92 },
  { id: 23, practiceId: 7, name: 'Southern Miami', address1: '1400 NW 12th Avenue', zipCode: '33136', modalities: common, level: 96 },
  { id: 24, practiceId: 7, name: 'Southern Atlanta', address1: '550 Peachtree Street', zipCode: '30308', modalities: common, level: 94 },
  { id: 25, practiceId: 7, name: 'Southern Denver', address1: '1719 East 19th Avenue', zipCode: '80218', modalities: common, level: 97 },
  { id: 26, practiceId: 2, name: 'Meridian Boston', address1: '330 Brookline Avenue', zipCode: '02215', modalities: everything, level: 115 },
  { id: 27, practiceId: 3, name: 'Open Door Philadelphia', address1: '800 Spruce Street', zipCode: '19107', modalities: common, level: 89 },
];

const phoneOf = (id: number, line: number) => `(212) 555-${String(1000 + id * 10 + line)}`;

export const locationRows = centers.map(({ id, practiceId, name, address1, address2 = '', zipCode }) => {
  const place = findPlace(zipCode);
  if (!place) throw new Error(`The seeds name an unknown zip code: ${zipCode}`);
  const { city, state, latitude, longitude } = place;
  const timeZone = tzlookup(latitude, longitude);
  return {
    id, practiceId, name, address1, address2, city, state, zipCode, latitude, longitude, timeZone,
    phone: phoneOf(id, 0), fax: phoneOf(id, 1),
  };
});

/** Every modality is approved but the nuclear one in Chicago, which still waits for the platform. */
export const locationScanTypeRows = centers.flatMap(({ id, modalities }) =>
  modalities.map((scanTypeId) => ({
    locationId: id,
    scanTypeId,
    approvalStatus: id === 3 && scanTypeId === scanTypeIds.nuclear ? 0 : 1,
  })),
);

/** What a center asks for the plain scan of a modality, fee included, in whole dollars. */
export const rateOf = (locationId: number, scanTypeId: number, usual: number): number => {
  const center = centers.find(({ id }) => id === locationId);
  if (!center) return usual;
  return center.rates?.[scanTypeId] ?? Math.round((usual * center.level) / 500) * 5;
};
