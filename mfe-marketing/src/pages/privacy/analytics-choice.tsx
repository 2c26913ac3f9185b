import { analyticsConsent } from '@scanharbor/shared-contracts/browser/analytics-consent';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useSyncExternalStore } from 'react';
import { texts } from '../../texts';

const { title, given, refused, allow, stop } = texts.analytics;

/** Shows and changes the visitor's answer to the analytics question. */
export function AnalyticsChoice() {
  const isGiven = useSyncExternalStore(
    analyticsConsent.subscribe,
    () => analyticsConsent.read() === 'given',
    () => false,
  );
  const change = () => analyticsConsent.save(isGiven ? 'refused' : 'given');
  return (
    <Card aria-labelledby="analytics-choice">
      <Stack $gap="space12">
        <Heading level={2} size="small" id="analytics-choice">
          {title}
        </Heading>
        <Text role="status">{isGiven ? given : refused}</Text>
        <div>
          <Button onClick={change}>{isGiven ? stop : allow}</Button>
        </div>
      </Stack>
    </Card>
  );
}
