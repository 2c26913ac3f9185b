import { describeStoredBooking } from '@scanharbor/shared-contracts/domain/colleague-change';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { texts } from '../../texts';

type BookedScan = Pick<SingleScan, 'appointment' | 'bookedBy' | 'bookedAt' | 'isMoved' | 'isOwnBooking' | 'locations'>;

/** Says who booked or last moved a request, when and where; undefined while it has no appointment. */
export function describeBooking({ appointment, bookedBy, bookedAt, isMoved, isOwnBooking, locations }: BookedScan): string | undefined {
  if (!appointment) return undefined;
  const { start, timeZone } = appointment;
  const by = isOwnBooking ? texts.changes.you : bookedBy;
  const at = bookedAt ? new Date(bookedAt) : undefined;
  return describeStoredBooking({ by, at, isMoved, start, timeZone, location: locations[0]?.name ?? '' }, new Date());
}
