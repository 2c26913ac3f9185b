import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { texts } from '../../../texts';

const changesTexts = texts.changes;

const listOfferedWindows = ({ windows }: SingleScan) =>
  windows
    .map(({ open, close }) => `${open}/${close}`)
    .sort()
    .join();

function describeBooking({ bookedBy, appointment, locations: [location] }: SingleScan): string {
  const time = appointment ? formatAppointmentTime(appointment.start, appointment.timeZone) : '';
  return changesTexts.booked(bookedBy || changesTexts.someone, time, location?.name ?? '');
}

/** Lists what happened to a request between two versions of it; empty when nothing that matters to staff did. */
export function describeScanChanges(previous: SingleScan, now: SingleScan): string[] {
  // The user's own booking, also when its response was lost or another tab made it.
  if (now.isOwnBooking && previous.appointment?.start !== now.appointment?.start) return [];
  if (previous.state !== now.state) {
    if (now.state === 'scheduled') return [describeBooking(now)];
    return [now.state === 'open' ? changesTexts.canceled : changesTexts.completed];
  }
  if (previous.appointment?.start !== now.appointment?.start) return [describeBooking(now)];
  const changes = listOfferedWindows(previous) === listOfferedWindows(now) ? [] : [changesTexts.windows];
  return now.isCancelRequested && !previous.isCancelRequested ? [...changes, changesTexts.cancelRequested] : changes;
}
