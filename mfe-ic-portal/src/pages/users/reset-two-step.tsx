import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useResetSecondFactorMutation } from '@scanharbor/shared-contracts/api/account/second-factor';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { Button } from '@scanharbor/shared-ui/button';
import { ConfirmDialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { useState } from 'react';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../texts';

const usersTexts = texts.users;

/** Resets the second factor of a colleague; nothing for users without one and for the own account. */
export function ResetTwoStep({ user }: { user: PracticeUser }) {
  const dispatch = useAppDispatch();
  const session = useSession();
  const [reset] = useResetSecondFactorMutation();
  const { sending, failure, send } = useSubmitWithErrors(texts.secondFactor.failed);
  const [isOpen, setOpen] = useState(false);
  if (!user.hasSecondFactor || user.id === session.user?.id) return null;
  const confirm = async () => {
    setOpen(false);
    await reset({ userId: user.id }).unwrap();
    dispatch(messageShown({ status: true, message: usersTexts.resetDone, delay: messageDelays.listAction }));
  };
  return (
    <div>
      <Button saving={sending} onClick={() => setOpen(true)}>
        {usersTexts.resetTwoStep}
      </Button>
      <FormFailure>{failure}</FormFailure>
      {isOpen && (
        <ConfirmDialog
          danger
          title={usersTexts.resetTitle(formatFullName(user))}
          confirmLabel={usersTexts.resetTwoStep}
          cancelLabel={usersTexts.resetKeep}
          onConfirm={() => void send(confirm)}
          onCancel={() => setOpen(false)}
        >
          {usersTexts.resetText}
        </ConfirmDialog>
      )}
    </div>
  );
}
