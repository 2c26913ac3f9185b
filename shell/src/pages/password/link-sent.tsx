import { paths } from '@scanharbor/shared-contracts';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../layout/focus-heading';
import { texts } from '../../texts';

/** A link is on its way; the same words whether the address is known or not. */
export function LinkSent() {
  // The button that was pressed is gone.
  useEffect(focusHeading, []);
  return (
    <>
      <Text role="status">{texts.linkSent}</Text>
      <Link to={paths.login()}>Back to sign in</Link>
    </>
  );
}
