import { type BookingCardResponse } from '../wire/bookings/card';
import { type BookingCard } from './booking-card';
import { readCancelTerms } from './cancel-terms';
import { isOn } from './flag';
import { readReschedule } from './reschedule';
import { formatScanName } from './scan-service';

/** Reads a request or appointment as a card; the status comes from the list that it is in. */
export function readCard(status: BookingCard['status'], row: BookingCardResponse): BookingCard {
  const { scan_service: scan, location } = row;
  return {
    status,
    requestId: row.id,
    scanName: formatScanName(scan.scan_type.value, scan.value, scan.description, scan.option),
    scanType: scan.scan_type.value,
    scanServiceId: scan.id,
    scanTypeId: scan.scan_type.id,
    cptCode: scan.cpt_code,
    requestedAt: row.date_requested,
    fee: row.fee,
    budget: row.budget,
    selfPay: isOn(row.self_pay),
    miles: row.distance,
    zipCode: row.zip_code,
    doctor: row.doctor ?? undefined,
    hasPrescription: isOn(row.has_blob),
    hasContract: isOn(row.has_contract),
    hasOpenWindow: isOn(row.open_window),
    windows: row.windows.map(({ window_open, window_close }) => ({ open: window_open, close: window_close })),
    isMfp: isOn(row.IsMFP),
    isCancelRequested: isOn(row.IsCancelRequested),
    ...(row.cancel_terms ? { cancelTerms: readCancelTerms(row.cancel_terms) } : {}),
    ...(row.reschedule ? { reschedule: readReschedule(row.reschedule) } : {}),
    appointment: row.scheduled ? { start: row.scheduled.window_open, timeZone: row.scheduled.time_zone } : undefined,
    patient: row.patient ?? '',
    attendance: row.attendance ?? 'expected',
    ...(row.canceled ? { canceled: { start: row.canceled.window_open, timeZone: row.canceled.time_zone } } : {}),
    ...(row.movedFrom ? { movedFrom: row.movedFrom } : {}),
    location: location
      ? {
          id: location.id,
          name: location.name,
          phone: location.phone,
          address1: location.address_1,
          address2: location.address_2,
          city: location.city,
          state: location.state,
          zipCode: location.zip_code,
          timeZone: location.time_zone,
        }
      : undefined,
  };
}

/** Returns a reader of a list of cards; `status` is the list's. */
export const readCards =
  (status: BookingCard['status']) =>
  ({ results }: { results: BookingCardResponse[] }): BookingCard[] =>
    results.map((row) => readCard(status, row));
