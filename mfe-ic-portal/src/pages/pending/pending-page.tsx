import { signOut, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

/** /providers/pending: what a provider sees until the account is active (IC-200). */
function PendingPage() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  return (
    <FormColumn>
      <Heading level={1}>{texts.pending.title}</Heading>
      <Text>{texts.pending.text}</Text>
      {user && (
        <div>
          <Button onClick={() => dispatch(signOut())}>{texts.pending.signOut}</Button>
        </div>
      )}
    </FormColumn>
  );
}

export { PendingPage as Page };
