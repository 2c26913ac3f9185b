import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { getRefundCents } from '@scanharbor/shared-contracts/domain/ledger';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { cardTexts } from './booking-card.texts';

/** What the patient gets back by canceling, and when, by the rule of the API; once asked to cancel, what was promised. */
export function CancelTerms({ card: { cancelTerms, appointment, isCancelRequested } }: { card: BookingCard }) {
  if (!cancelTerms) return null;
  const { depositCents, refundPercent, fullRefundUntil, refundDays } = cancelTerms;
  if (depositCents === 0) return <Text>{cardTexts.freeToCancel}</Text>;
  const deposit = formatDollars(depositCents / 100);
  const until = formatAppointmentTime(fullRefundUntil ?? '', appointment?.timeZone);
  if (refundPercent === null) {
    return (
      <Text>
        {!isCancelRequested && cardTexts.refundEnded(until)} {cardTexts.refundOpen(deposit)}
      </Text>
    );
  }
  return (
    <Stack $gap="space4">
      <Text $strong>{cardTexts.refund(formatDollars(getRefundCents(depositCents, refundPercent) / 100), deposit)}</Text>
      <Text $color="ink2">
        {cardTexts.refundWhen(refundDays)} {!isCancelRequested && cardTexts.refundUntil(until)}
      </Text>
    </Stack>
  );
}
