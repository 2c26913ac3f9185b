import { paths } from '@scanharbor/shared-contracts';
import { analyticsConsent } from '@scanharbor/shared-contracts/browser/analytics-consent';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BottomBar } from '../components/bottom-bar';
import { lazyTexts } from '../lazy-texts';

/** Asks once whether the visitor allows analytics; the privacy page changes the answer. */
export function ConsentBar() {
  const isAnswered = useSyncExternalStore(analyticsConsent.subscribe, () => analyticsConsent.read() !== undefined);
  const { label, question, more, allow, refuse } = lazyTexts.analytics;
  if (isAnswered) return null;
  const answer = (consent: 'given' | 'refused') => () => analyticsConsent.save(consent);
  return (
    <BottomBar aria-label={label}>
      <Text $size="note">
        {question} <Link to={`${paths.privacy()}#analytics`}>{more}</Link>
      </Text>
      <Cluster>
        <Button onClick={answer('refused')}>{refuse}</Button>
        <Button onClick={answer('given')}>{allow}</Button>
      </Cluster>
    </BottomBar>
  );
}
