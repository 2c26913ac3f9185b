import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useWithdrawRescheduleMutation } from '@scanharbor/shared-contracts/api/bookings';
import { getForeignZoneName } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type Reschedule } from '@scanharbor/shared-contracts/domain/reschedule';
import { Button } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Text } from '@scanharbor/shared-ui/theme';
import { OfferedTimes } from '../request-flow/offered-times';
import { cardTexts } from './booking-card.texts';

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
  const dispatch = useAppDispatch();
  const [withdraw] = useWithdrawRescheduleMutation();
  const { sending, send } = useSingleFlight();
  const takeBack = async () => {
    const { error } = await withdraw(requestId);
    if (!error) onDismiss();
    dispatch(
      messageShown(
        error
          ? { id: 'reschedule', status: false, message: cardTexts.takeBackFailed, delay: 5000 }
          : { id: 'reschedule', status: true, message: cardTexts.takenBack, delay: 10_000 },
      ),
    );
  };
  return (
    <Stack $gap="space8">
      <Text $strong>{cardTexts.askedForTimes}</Text>
      {windows.length > 0 && (
        <div>
          <OfferedTimes availability="specific" windows={windows} getZoneName={(time) => getForeignZoneName(time, timeZone)} />
        </div>
      )}
      <Text $color="ink2">{details}</Text>
      <div>
        <Button saving={sending} aria-describedby={headingId} onClick={() => void send(takeBack)}>
          {cardTexts.takeBack}
        </Button>
      </div>
    </Stack>
  );
}
