import { paths, signOut, useAppDispatch, userUpdated } from '@scanharbor/shared-contracts';
import { useUpdateAccountMutation } from '@scanharbor/shared-contracts/api/account';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { useSubmitWithErrors } from '../use-submit-with-errors';

const termsTexts = texts.terms;

/** Blocks the portal until the provider agrees to the terms or signs out (IC-198, IC-199). */
export function TermsDialog() {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAccountMutation();
  const { sending, failure, send } = useSubmitWithErrors(termsTexts.failed);
  const agree = async () => {
    await update({ termsAgreed: true }).unwrap();
    dispatch(userUpdated({ termsAgreed: true }));
  };
  return (
    <Dialog
      isStatic
      size="small"
      title={termsTexts.title}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => dispatch(signOut())}>{termsTexts.leave}</Button>
          <Button variant="primary" saving={sending} onClick={() => void send(agree)}>
            {termsTexts.agree}
          </Button>
        </>
      }
    >
      <Text>{termsTexts.text}</Text>
      <a href={paths.terms('providers')} target="_blank" rel="noopener">
        {termsTexts.read}
      </a>
      <FormFailure>{failure}</FormFailure>
    </Dialog>
  );
}
