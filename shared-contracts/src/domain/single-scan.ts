import { type SingleScanAnswer, type SlotRow } from '../wire/ic-portal/requests';
import { isOn } from './flag';
import { type Note, readNote } from './note';
import { type PortalRequest, readPortalRequest } from './portal-request';
import { slotFlagName, slotTimes } from './slot-times';
import { type TimeWindow } from './slots';

/** A date with the times ('HH:mm') that the patient offers. */
export interface OfferedDay {
  /** YYYY-MM-DD. */
  date: string;
  offered: string[];
}

/** A time of a location that is booked already, 'YYYY-MM-DD HH:mm:ss' there. */
export interface TakenTime {
  locationId: number;
  startsAt: string;
}

export interface RequestFile {
  blobId: string;
  name: string;
  type: string;
}

/** All that the test page shows of a request (SC-334). */
export interface SingleScan extends PortalRequest {
  state: 'open' | 'scheduled' | 'completed';
  /** Name of who booked it; empty while it is open. */
  bookedBy: string;
  /** For the screening questions. */
  patientId: number;
  emergencyContact: { name: string; phone: string };
  reason: string;
  doctor: { name: string; phone: string };
  willBringPrescription: boolean;
  files: RequestFile[];
  notes: Note[];
  days: OfferedDay[];
  windows: TimeWindow[];
  taken: TakenTime[];
  /** ISO time at which the care team was asked for more times; undefined when it was not. */
  availabilityRequestedAt?: string;
}

const readDay = (row: SlotRow): OfferedDay => ({
  date: row.DT,
  offered: slotTimes.filter((time) => isOn(row[slotFlagName(time)])),
});

/** Null when the answer holds no request: the page's load-error state (IC-079). */
export function readSingleScan(answer: SingleScanAnswer): SingleScan | null {
  const [row] = answer.data;
  if (!row) return null;
  const request = readPortalRequest(row);
  const primary = answer.patientAddresses.find(({ AddressTypeID }) => AddressTypeID === '1');
  return {
    ...request,
    address: primary
      ? {
          address1: primary.Address1,
          address2: primary.Address2,
          city: primary.City,
          state: primary.State,
          zipCode: primary.ZipCode,
        }
      : request.address,
    state: answer.state,
    bookedBy: answer.BookedBy,
    patientId: answer.patientInfo.UserID,
    emergencyContact: {
      name: answer.productPatientInfo.EmergencyContactName,
      phone: answer.productPatientInfo.EmergencyContactNumber,
    },
    reason: answer.Reason,
    doctor: { name: answer.DoctorName, phone: answer.DoctorPhone },
    willBringPrescription: isOn(answer.WillBringRx),
    files: answer.files.map(({ blob_id, name, type }) => ({ blobId: blob_id, name, type })),
    notes: answer.notes.map(readNote),
    days: answer.availabilityFormatted.map(readDay),
    windows: answer.availabilityRaw.map(({ window_open, window_close }) => ({ open: window_open, close: window_close })),
    taken: answer.takenTimes,
    ...(answer.availabilityRequestedAt ? { availabilityRequestedAt: answer.availabilityRequestedAt } : {}),
  };
}

/** The times ('HH:mm') of a date that are booked at a location. */
export function takenAt(taken: readonly TakenTime[], locationId: number, date: string): string[] {
  return taken
    .filter((time) => time.locationId === locationId && time.startsAt.startsWith(date))
    .map(({ startsAt }) => startsAt.slice(11, 16));
}

/** 'YYYY-MM-DD HH:mm:00', the form in which a time is booked (SC-412). Takes YYYY-MM-DD and HH:mm. */
export const bookedTime = (date: string, time: string): string => `${date} ${time}:00`;
