import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { describeBooking } from '../../../components/booking/describe-booking';
import { texts } from '../../../texts';

const changesTexts = texts.changes;

const listOfferedWindows = ({ windows }: SingleScan) =>
  windows
    .map(({ open, close }) => `${open}/${close}`)
    .sort()
    .join();

function listBooking(scan: SingleScan): string[] {
  const booking = describeBooking(scan);
  return booking === undefined ? [] : [booking];
}

/** Lists what happened to a request between two versions of it; empty when nothing that matters to staff did. */
export function describeScanChanges(previous: SingleScan, now: SingleScan): string[] {
  // The user's own booking, also when its response was lost or another tab made it.
  if (now.isOwnBooking && previous.appointment?.start !== now.appointment?.start) return [];
  if (previous.state !== now.state) {
    if (now.state === 'scheduled') return listBooking(now);
    return [now.state === 'open' ? changesTexts.canceled : changesTexts.completed];
  }
  if (previous.appointment?.start !== now.appointment?.start) return listBooking(now);
  const changes = listOfferedWindows(previous) === listOfferedWindows(now) ? [] : [changesTexts.windows];
  return now.isCancelRequested && !previous.isCancelRequested ? [...changes, changesTexts.cancelRequested] : changes;
}
