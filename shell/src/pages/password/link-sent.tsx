import { paths } from '@scanharbor/shared-contracts';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../layout/focus-heading';
import { lazyTexts } from '../../lazy-texts';

/** Confirms that a link was sent, with the same text whether the account exists or not. */
export function LinkSent() {
  // The clicked button is no longer there.
  useEffect(focusHeading, []);
  return (
    <>
      <Text role="status">{lazyTexts.linkSent}</Text>
      <Link to={paths.login()}>{lazyTexts.login.back}</Link>
    </>
  );
}
