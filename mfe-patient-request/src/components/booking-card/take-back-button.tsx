import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';

interface TakeBackButtonProps {
  /** Identifies the message, so that it replaces that of the request. */
  messageId: string;
  texts: { takeBack: string; takenBack: string; failed: string };
  /** Takes the request back. */
  takeBack: () => Promise<{ error?: unknown }>;
  headingId: string;
  /** Moves the focus before the button disappears. */
  onDismiss: () => void;
}

/** Takes back what the patient asked for, while no decision was made. */
export function TakeBackButton({ messageId, texts, takeBack, headingId, onDismiss }: TakeBackButtonProps) {
  const dispatch = useAppDispatch();
  const { sending, send } = useSingleFlight();
  const run = async () => {
    const { error } = await takeBack();
    if (!error) onDismiss();
    const outcome = error
      ? { status: false, message: texts.failed, delay: 5000 }
      : { status: true, message: texts.takenBack, delay: 10_000 };
    dispatch(messageShown({ id: messageId, ...outcome }));
  };
  return (
    <div>
      <Button saving={sending} aria-describedby={headingId} onClick={() => void send(run)}>
        {texts.takeBack}
      </Button>
    </div>
  );
}
