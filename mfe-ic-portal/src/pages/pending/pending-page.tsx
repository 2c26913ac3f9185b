import { signOut, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, FormColumn } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

/** In the middle: there is no rail beside it. */
const Middle = styled(Card)`
  max-width: 640px;
  margin-inline: auto;
`;

/** /providers/pending: what a provider sees until the account is active (IC-200). */
function PendingPage() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  return (
    <Middle>
      <FormColumn>
        <Heading level={1}>{texts.pending.title}</Heading>
        <Text>{texts.pending.text}</Text>
        {user && (
          <div>
            <Button onClick={() => dispatch(signOut())}>{texts.pending.signOut}</Button>
          </div>
        )}
      </FormColumn>
    </Middle>
  );
}

export { PendingPage as Page };
