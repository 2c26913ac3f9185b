import { z } from 'zod';
import { flag, idText, success } from '../values';

/** ApprovalStatus 0 waits for the platform, 1 is approved (SC-349). ScanTypeName is ours. */
const modality = z.object({ ScanTypeID: z.number(), ApprovalStatus: z.number(), ScanTypeName: z.string() });

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
  IsActive: z.number(),
  Modalities: z.array(modality),
});

const needed = (message: string) => z.string().trim().min(1, message);

const knownZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** SC-337. `modalities`: scan type ids joined by commas. */
const payload = z.object({
  name: needed('Please enter a name.'),
  phone: z.string().trim().default(''),
  fax: z.string().trim().default(''),
  address1: needed('Please enter an address.'),
  address2: z.string().trim().default(''),
  city: needed('Please enter a city.'),
  state: z.string().regex(/^[A-Z]{2}$/, 'Please choose a state.'),
  zipCode: z.string().regex(/^\d{5}$/, 'Please enter a valid zip code.'),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  timeZoneId: z.string().refine(knownZone, 'Please choose a time zone.'),
  practiceID: z.coerce.number().int(),
  modalities: z.string().regex(/^(\d+(,\d+)*)?$/),
});

const text = z.string();

/** What a writer saw, in the words of the payload. */
const seen = z.object({
  name: text,
  phone: text,
  fax: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  zipCode: text,
  latitude: z.number(),
  longitude: z.number(),
  timeZoneId: text,
  modalities: text,
  isActive: z.number(),
});

const saved = success.extend({ LocationID: z.number() });
const locationId = z.object({ locationId: idText });
const modalities = z.object({ data: z.array(modality) });

/** Wire shapes of the locations of a practice. */
export const icPortalLocationsWire = {
  'GET ic-portal/ic-locations': { answer: z.object({ data: z.array(location) }) },
  'GET ic-portal/ic-location/:id': { params: z.object({ id: idText }), answer: z.object({ data: location }) },
  'POST ic-portal/ic-add-location': { body: payload, answer: saved },
  'PATCH ic-portal/ic-update-location': {
    /** Ours: `was`, the location that the writer saw; one that others have changed since is left as it is, with 409. */
    body: payload.extend({ locationID: z.coerce.number().int(), isActive: flag, was: seen.optional() }),
    answer: saved,
  },
  'GET ic-portal/ic-all-locations': {
    answer: z.object({
      data: z.array(z.object({ ID: z.number(), Name: z.string(), Address1: z.string(), PracticeID: z.number() })),
    }),
  },
  'GET ic-portal/get-states': { answer: z.object({ data: z.array(z.object({ State: z.string(), StateName: z.string() })) }) },
  'GET ic-portal/scans/:locationId': { params: locationId, answer: modalities },
  'PATCH ic-portal/scans/:locationId': {
    params: locationId,
    body: z.object({ scan_type_id: z.coerce.number().int() }),
    answer: modalities,
  },
  'DELETE ic-portal/scans/:locationId': { params: locationId, query: z.object({ scan_type_id: idText }), answer: modalities },
  'GET ic-portal/location_timezone': {
    query: z.object({ latitude: z.coerce.number().min(-90).max(90), longitude: z.coerce.number().min(-180).max(180) }),
    answer: z.object({ timeZoneId: z.string() }),
  },
  /** Ours: the geocoder behind an interface; answered from a table of zip codes (D131). */
  'GET ic-portal/geocode': {
    query: z.object({ address: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
    answer: z.object({ latitude: z.number(), longitude: z.number() }),
  },
} as const;

export type LocationAnswer = z.infer<typeof location>;
export type LocationPayload = z.input<typeof payload>;
export type LocationSeen = z.infer<typeof seen>;
export type ModalityAnswer = z.infer<typeof modality>;
export type StatesAnswer = z.infer<(typeof icPortalLocationsWire)['GET ic-portal/get-states']['answer']>;
export type AllLocationsAnswer = z.infer<(typeof icPortalLocationsWire)['GET ic-portal/ic-all-locations']['answer']>;
