import { useWithdrawRescheduleMutation } from '@scanharbor/shared-contracts/api/bookings';
import { getForeignZoneName } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type Reschedule } from '@scanharbor/shared-contracts/domain/reschedule';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { OfferedTimes } from '../request-flow/offered-times';
import { cardTexts } from './booking-card.texts';
import { TakeBackButton } from './take-back-button';

interface RescheduleNoticeProps {
  requestId: number;
  reschedule: Reschedule;
  /** Zone of the appointment that the patient wants to move. */
  timeZone: string;
  headingId: string;
  /** Moves the focus before the notice disappears. */
  onDismiss: () => void;
}

/** The other times that the patient asked for, until the center answers; the patient can take them back. */
export function RescheduleNotice({ requestId, reschedule: { details, windows }, timeZone, headingId, onDismiss }: RescheduleNoticeProps) {
  const [withdraw] = useWithdrawRescheduleMutation();
  return (
    <Stack $gap="space8">
      <Text $strong>{cardTexts.askedForTimes}</Text>
      {windows.length > 0 && (
        <div>
          <OfferedTimes availability="specific" windows={windows} getZoneName={(time) => getForeignZoneName(time, timeZone)} />
        </div>
      )}
      <Text $color="ink2">{details}</Text>
      <TakeBackButton
        messageId="reschedule"
        texts={cardTexts.otherTimes}
        takeBack={() => withdraw(requestId)}
        headingId={headingId}
        onDismiss={onDismiss}
      />
    </Stack>
  );
}
