import { type SingleScanResponse, type SlotRow } from '../wire/ic-portal/requests';
import { type Attendance } from './attendance';
import { isOn } from './flag';
import { type Note, readNote } from './note';
import { type PortalRequest, readPortalRequest } from './portal-request';
import { type PatientDetails, readPatientDetails } from './profile';
import { slotFlagName, slotTimes } from './slot-times';
import { type TimeWindow } from './slots';

/** A date with the times ('HH:mm') that the patient offers. */
export interface OfferedDay {
  /** YYYY-MM-DD. */
  date: string;
  offered: string[];
}

/** A time of a location that is booked already, 'YYYY-MM-DD HH:mm:ss' there. */
export interface BookedTime {
  locationId: number;
  startsAt: string;
}

export interface RequestFile {
  blobId: string;
  name: string;
  type: string;
}

/** A request with everything that the test page shows (SC-334). */
export interface SingleScan extends PortalRequest {
  state: 'open' | 'scheduled' | 'completed';
  /** Name of the staff member who booked it; empty while it is open. */
  bookedBy: string;
  /** ISO time at which it was booked or last moved; undefined while it is open. */
  bookedAt?: string;
  isMoved: boolean;
  /** The user booked or last moved it. */
  isOwnBooking: boolean;
  /** What can be recorded about the appointment now. */
  recordable: readonly Attendance[];
  /** Dollars, before staff agreed on another price. */
  requestBudget: number;
  /** For the screening questions. */
  patientId: number;
  emergencyContact: { name: string; phone: string };
  details: PatientDetails;
  reason: string;
  doctor: { name: string; phone: string };
  willBringPrescription: boolean;
  files: RequestFile[];
  notes: Note[];
  days: OfferedDay[];
  windows: TimeWindow[];
  taken: BookedTime[];
  /** ISO time of the last request for more times; undefined when there was none. */
  availabilityRequestedAt?: string;
}

const readDay = (row: SlotRow): OfferedDay => ({
  date: row.DT,
  offered: slotTimes.filter((time) => isOn(row[slotFlagName(time)])),
});

/** Returns null for a response without a request: the page's load-error state (IC-079). */
export function readSingleScan(response: SingleScanResponse): SingleScan | null {
  const [row] = response.data;
  if (!row) return null;
  const request = readPortalRequest(row);
  const primary = response.patientAddresses.find(({ AddressTypeID }) => AddressTypeID === '1');
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
    state: response.state,
    bookedBy: response.BookedBy,
    ...(response.BookedAt ? { bookedAt: response.BookedAt } : {}),
    isMoved: isOn(response.IsMoved ?? 0),
    isOwnBooking: isOn(response.IsOwnBooking ?? 0),
    recordable: response.Recordable ?? [],
    requestBudget: response.RequestBudget ?? row.Budget,
    patientId: response.patientInfo.UserID,
    emergencyContact: {
      name: response.productPatientInfo.EmergencyContactName,
      phone: response.productPatientInfo.EmergencyContactNumber,
    },
    details: readPatientDetails(response.patientDetails ?? {}),
    reason: response.Reason,
    doctor: { name: response.DoctorName, phone: response.DoctorPhone },
    willBringPrescription: isOn(response.WillBringRx),
    files: response.files.map(({ blob_id, name, type }) => ({ blobId: blob_id, name, type })),
    notes: response.notes.map(readNote),
    days: response.availabilityFormatted.map(readDay),
    windows: response.availabilityRaw.map(({ window_open, window_close }) => ({ open: window_open, close: window_close })),
    taken: response.takenTimes,
    ...(response.availabilityRequestedAt ? { availabilityRequestedAt: response.availabilityRequestedAt } : {}),
  };
}

/** Joins a date YYYY-MM-DD and a time HH:mm to 'YYYY-MM-DD HH:mm:00', the form of a booking (SC-412). */
export const toBookingTime = (date: string, time: string): string => `${date} ${time}:00`;
