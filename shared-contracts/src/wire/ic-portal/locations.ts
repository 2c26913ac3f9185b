import { z } from 'zod';
import { identifierMessages, isNpiOrEmpty, isTaxIdOrEmpty } from '../../domain/provider-identifiers';
import { flag, idList, idText, integer, line, numeric, paragraph, success } from '../values';

/** ApprovalStatus 0 waits for the platform, 1 is approved (SC-349). ScanTypeName is ours. */
const modality = z.object({ ScanTypeID: z.number(), ApprovalStatus: z.number(), ScanTypeName: z.string() });
modality.register(z.globalRegistry, { id: 'Modality' });

/** SC-336. */
const location = z.object({
  LocationID: z.number(),
  Name: z.string(),
  Phone: z.string(),
  Fax: z.string(),
  Address1: z.string(),
  Address2: z.string(),
  City: z.string(),
  State: z.string(),
  ZipCode: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  TimeZoneId: z.string(),
  /** Ours, like `TaxID`: for good-faith estimates; missing from an older API. */
  Npi: z.string().optional(),
  TaxID: z.string().optional(),
  IsActive: z.number(),
  Modalities: z.array(modality),
});
location.register(z.globalRegistry, { id: 'PortalLocation' });

const required = (message: string) => line.trim().min(1, message);

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** SC-337. `modalities`: scan type ids joined by commas. */
const payload = z.object({
  name: required('Please enter a name.'),
  phone: line.trim().default(''),
  fax: line.trim().default(''),
  address1: required('Please enter an address.'),
  address2: line.trim().default(''),
  city: required('Please enter a city.'),
  state: line.regex(/^[A-Z]{2}$/, 'Please choose a state.'),
  zipCode: line.regex(/^\d{5}$/, 'Please enter a valid zip code.'),
  latitude: numeric.min(-90).max(90),
  longitude: numeric.min(-180).max(180),
  timeZoneId: line.refine(isTimeZone, 'Please choose a time zone.'),
  /** Ours, like `taxId`; without them the stored ones stay. */
  npi: line.trim().refine(isNpiOrEmpty, identifierMessages.npi).optional(),
  taxId: line.trim().refine(isTaxIdOrEmpty, identifierMessages.taxId).optional(),
  practiceID: integer,
  modalities: idList,
});

/** The version that an edit started from, in the names of the payload. */
const base = z.object({
  name: line,
  phone: line,
  fax: line,
  address1: line,
  address2: line,
  city: line,
  state: line,
  zipCode: line,
  latitude: numeric,
  longitude: numeric,
  timeZoneId: line,
  npi: line.optional(),
  taxId: line.optional(),
  modalities: paragraph,
  isActive: numeric,
});

const saved = success.extend({ LocationID: z.number() });
saved.register(z.globalRegistry, { id: 'SavedLocation' });
const locationId = z.object({ locationId: idText });
const modalities = z.object({ data: z.array(modality) });
modalities.register(z.globalRegistry, { id: 'Modalities' });

/** Wire shapes of the locations of a practice. */
export const icPortalLocationsWire = {
  'GET ic-portal/ic-locations': { response: z.object({ data: z.array(location) }) },
  'GET ic-portal/ic-location/:id': { params: z.object({ id: idText }), response: z.object({ data: location }) },
  'POST ic-portal/ic-add-location': {
    /** Ours: `copyFrom`, a location of the practice whose hours, closures, machines and exam lengths the new one gets. */
    body: payload.extend({ copyFrom: integer.optional() }),
    response: saved,
  },
  'PATCH ic-portal/ic-update-location': {
    /** Ours: `was`, the version that the edit started from; 409 when the stored one differs. */
    body: payload.extend({ locationID: integer, isActive: flag, was: base.optional() }),
    response: saved,
  },
  'GET ic-portal/ic-all-locations': {
    response: z.object({
      data: z.array(z.object({ ID: z.number(), Name: z.string(), Address1: z.string(), PracticeID: z.number() })),
    }),
  },
  'GET ic-portal/get-states': { response: z.object({ data: z.array(z.object({ State: z.string(), StateName: z.string() })) }) },
  'GET ic-portal/scans/:locationId': { params: locationId, response: modalities },
  'PATCH ic-portal/scans/:locationId': {
    params: locationId,
    body: z.object({ scan_type_id: integer }),
    response: modalities,
  },
  'DELETE ic-portal/scans/:locationId': { params: locationId, query: z.object({ scan_type_id: idText }), response: modalities },
  'GET ic-portal/location_timezone': {
    query: z.object({ latitude: numeric.min(-90).max(90), longitude: numeric.min(-180).max(180) }),
    response: z.object({ timeZoneId: z.string() }),
  },
  /** Ours: the geocoder behind an interface; it reads a table of ZIP codes (D131). */
  'GET ic-portal/geocode': {
    query: z.object({ address: line, city: line, state: line, zip: line }),
    response: z.object({ latitude: z.number(), longitude: z.number() }),
  },
} as const;

export type LocationResponse = z.infer<typeof location>;
export type LocationPayload = z.input<typeof payload>;
export type LocationChangePayload = z.input<(typeof icPortalLocationsWire)['PATCH ic-portal/ic-update-location']['body']>;
export type LocationBase = z.infer<typeof base>;
export type ModalityResponse = z.infer<typeof modality>;
