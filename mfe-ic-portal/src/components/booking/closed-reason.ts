import { getErrorCode } from '@scanharbor/shared-contracts';
import { getEnding } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { texts } from '../../texts';
import { describeBooking } from './describe-booking';

/** Says why a request is no longer there, by the error of its last reload; undefined while it is. */
export function describeUnavailable(error: unknown): string | undefined {
  if (error === undefined || getErrorCode(error) !== 404) return undefined;
  return [getEnding(error), texts.changes.gone].filter(Boolean).join(' ');
}

/**
 * Says why an open request can no longer be booked, rejected or answered with times, with who did that and when; undefined while it can.
 * `error` is that of the last reload.
 */
export function describeClosed(scan: SingleScan, error: unknown): string | undefined {
  if (scan.state !== 'open') return describeBooking(scan) ?? texts.changes.completed;
  return describeUnavailable(error) ?? (scan.isCancelRequested ? texts.changes.cancelRequested : undefined);
}
