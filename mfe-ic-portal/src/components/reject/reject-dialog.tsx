import { messageShown, serverMessage, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useRejectRequestMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { useSending } from '@scanharbor/shared-ui/sending';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { Text } from '@scanharbor/shared-ui/theme';
import { object, string } from 'yup';
import { messageDelays, texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { KeepTyped } from '../typed/keep-typed';
import { useTyped } from '../typed/use-typed';
import { announceUpdate } from '../updates';

const words = texts.reject;
const nothing = { reason: '' };
const schema = object({ reason: string().trim().required(words.reasonMissing) });

interface RejectDialogProps {
  requestId: number;
  onClose: () => void;
  /** After the request was rejected. */
  onDone?: () => void;
}

/** Asks why, then declines a request for all locations of the practice (IC-050 to IC-054, D106). */
export function RejectDialog({ requestId, onClose, onDone }: RejectDialogProps) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const [reject] = useRejectRequestMutation();
  const { failure, send } = useSending();
  const typed = useTyped(`reject-${requestId}`);

  const decline = async (reason: string) => {
    const call = { requestId, practiceId: provider?.practice.id ?? 0, reason: reason.trim() };
    const { rejected, locationNames } = await reject(call).unwrap();
    if (!rejected) throw new Error(words.failed);
    typed.drop();
    dispatch(messageShown({ status: true, message: words.done(locationNames.join(', ')), delay: messageDelays.listAction }));
    announceUpdate();
    onClose();
    onDone?.();
  };

  const giveUp = typed.giveUp(onClose);

  return (
    <Dialog title={words.title(requestId)} onClose={giveUp} size="small">
      <AppForm initialValues={nothing} validationSchema={schema} onSubmit={({ reason }) => send(() => decline(reason))} idPrefix="reject">
        <KeepTyped typed={typed} stored={nothing} />
        <Text>{words.text}</Text>
        <TextArea name="reason" label={words.reason} rows={3} />
        <FormFailure why={serverMessage(failure)}>{failure !== null && words.failed}</FormFailure>
        <DialogActions act={words.confirm} keep={words.keep} onKeep={giveUp} danger />
      </AppForm>
    </Dialog>
  );
}
