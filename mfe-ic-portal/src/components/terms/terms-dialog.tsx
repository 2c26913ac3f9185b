import { paths, signOut, useAppDispatch, userChanged } from '@scanharbor/shared-contracts';
import { useUpdateAccountMutation } from '@scanharbor/shared-contracts/api/account';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { useSendingInWords } from '../use-sending-in-words';

const words = texts.terms;

/** Blocks the portal until the provider agrees to the terms, or leaves (IC-198, IC-199). */
export function TermsDialog() {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAccountMutation();
  const { sending, failure, send } = useSendingInWords(words.failed);
  const agree = async () => {
    await update({ termsAgreed: true }).unwrap();
    dispatch(userChanged({ termsAgreed: true }));
  };
  return (
    <Dialog
      isStatic
      size="small"
      title={words.title}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => dispatch(signOut())}>{words.leave}</Button>
          <Button variant="primary" saving={sending} onClick={() => void send(agree)}>
            {words.agree}
          </Button>
        </>
      }
    >
      <Text>{words.text}</Text>
      <a href={paths.terms('providers')} target="_blank" rel="noopener">
        {words.read}
      </a>
      <FormFailure>{failure}</FormFailure>
    </Dialog>
  );
}
