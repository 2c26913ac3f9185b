import { type RequestHitRow } from '../wire/ic-portal/search';
import { type Complete } from './codec';
import { isOn, toFlag } from './flag';
import { type PortalPatient } from './portal-request';

/** In which list of the practice a request is. */
export const requestStates = ['open', 'scheduled', 'completed'] as const;
type RequestState = (typeof requestStates)[number];

/** A request that a search over all states and locations of a practice found. */
export interface RequestHit {
  requestId: number;
  patient: PortalPatient & { phone: string };
  modality: string;
  scanName: string;
  state: RequestState;
  hoursOpened: number;
  isCancelRequested: boolean;
  /** 'YYYY-MM-DD HH:mm:ss' at its center, with the center's zone and name; undefined while it is open. */
  appointment: { start: string; timeZone: string; location: string } | undefined;
}

export const readRequestHit = (row: RequestHitRow): Complete<RequestHit> => ({
  requestId: row.TestRequestID,
  patient: { firstName: row.FirstName, lastName: row.LastName, dob: row.Dob, phone: row.PhoneNumber },
  modality: row.ScanTypeName,
  scanName: row.FriendlyName,
  state: row.state,
  hoursOpened: row.HoursOpened,
  isCancelRequested: isOn(row.IsCancelRequested),
  appointment:
    row.AppointmentDate === null ? undefined : { start: row.AppointmentDate, timeZone: row.TimeZoneId, location: row.LocationName },
});

export const writeRequestHit = ({ requestId, patient, appointment, ...hit }: RequestHit): Complete<RequestHitRow> => ({
  TestRequestID: requestId,
  FirstName: patient.firstName,
  LastName: patient.lastName,
  Dob: patient.dob,
  PhoneNumber: patient.phone,
  ScanTypeName: hit.modality,
  FriendlyName: hit.scanName,
  state: hit.state,
  HoursOpened: hit.hoursOpened,
  IsCancelRequested: toFlag(hit.isCancelRequested),
  AppointmentDate: appointment?.start ?? null,
  TimeZoneId: appointment?.timeZone ?? '',
  LocationName: appointment?.location ?? '',
});

/** A word of a search, in the forms in which names, dates, phones and numbers are stored. */
export interface SearchTerm {
  /** Folded text of name, date of birth or scan; empty when the word can only be a number. */
  text: string;
  /** Digits of a phone; empty when the word has other letters. */
  phone: string;
  /** First digits of a request's number; empty when the word is none. */
  number: string;
}

/** Pads a date of birth, '3/2/1959' or '1959-03-02', to '03/02/1959'; other words stay. */
function padDate(word: string): string {
  const [, year, isoMonth = '', isoDay = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word) ?? [];
  if (year) return `${isoMonth.padStart(2, '0')}/${isoDay.padStart(2, '0')}/${year}`;
  const [, month = '', day, lastYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(word) ?? [];
  return day && lastYear ? `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${lastYear}` : word;
}

/** Splits a search in its words; a phone in any spelling counts as one, '#1001' only as a number. */
export function readSearchTerms(search: string): SearchTerm[] {
  const joined = search.replace(/(?<!\d)(?:\+?1[\s.-]?)?\(?(\d{3})\)?[\s.-]+(\d{3})[\s.-]+(\d{4})(?!\d)/g, '$1$2$3');
  const words = [...new Set(joined.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))];
  return words.map((word) => {
    const [, number = ''] = /^#?(\d{1,9})$/.exec(word) ?? [];
    if (word.startsWith('#')) return { text: number ? '' : word, phone: '', number };
    const date = padDate(word);
    const isPhone = date === word && /^\+?[\d().-]{3,}$/.test(word) && !/^\d{4}-/.test(word);
    return { text: date, phone: isPhone ? word.replace(/\D/g, '') : '', number };
  });
}
