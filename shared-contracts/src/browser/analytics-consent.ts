import { createJsonStorage } from './json-storage';
import { browserStorage } from './web-storage';

type AnalyticsConsent = 'given' | 'refused';

const storage = createJsonStorage(
  browserStorage,
  'scanharbor.analytics-consent',
  (value): value is AnalyticsConsent => value === 'given' || value === 'refused',
);

const changed = 'scanharbor:analytics-consent';

/** The visitor's answer to the analytics question on this device. A browser that sends Global Privacy Control has refused. */
export const analyticsConsent = {
  save: (value: AnalyticsConsent) => {
    storage.save(value);
    window.dispatchEvent(new Event(changed));
  },
  /** Calls the listener after each answer, also one given in another remote. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => {
    window.addEventListener(changed, listener);
    return () => window.removeEventListener(changed, listener);
  },
  read: (): AnalyticsConsent | undefined =>
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ? 'refused' : storage.read(),
};
