import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { texts } from '../../../texts';

const words = texts.changes;

const offered = ({ windows }: SingleScan) =>
  windows
    .map(({ open, close }) => `${open}/${close}`)
    .sort()
    .join();

function booked({ bookedBy, appointment, locations: [place] }: SingleScan): string {
  const time = appointment ? appointmentTime(appointment.start, appointment.timeZone) : '';
  return words.booked(bookedBy || words.somebody, time, place?.name ?? '');
}

/** What became of a request between two looks at it, in words; nothing for what does not matter to who works on it. */
export function scanChanges(before: SingleScan, now: SingleScan): string[] {
  if (before.state !== now.state) {
    if (now.state === 'scheduled') return [booked(now)];
    return [now.state === 'open' ? words.cancelled : words.completed];
  }
  if (before.appointment?.start !== now.appointment?.start) return [booked(now)];
  const changes = offered(before) === offered(now) ? [] : [words.windows];
  return now.isCancelRequested && !before.isCancelRequested ? [...changes, words.cancelRequested] : changes;
}
