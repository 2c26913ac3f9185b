import { analyticsConsent } from '@scanharbor/shared-contracts/browser/analytics-consent';
import { onTrackedEvent } from '@scanharbor/shared-contracts/browser/tracking';
import { type Analytics } from './collector';

/** Forwards the tracked events while the visitor's consent is given; the others are dropped. Returns an unsubscribe function. */
export const forwardEvents = (analytics: Analytics) =>
  onTrackedEvent((event) => {
    if (analyticsConsent.read() === 'given') analytics.record(event);
  });
