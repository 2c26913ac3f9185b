import { createJsonStorage } from './json-storage';

type AnalyticsConsent = 'given' | 'refused';

const storage = createJsonStorage(
  () => localStorage,
  'scanharbor.analytics-consent',
  (value): value is AnalyticsConsent => value === 'given' || value === 'refused',
);

/** The visitor's answer to the analytics question on this device. A browser that sends Global Privacy Control has refused. */
export const analyticsConsent = {
  save: storage.save,
  read: (): AnalyticsConsent | undefined =>
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ? 'refused' : storage.read(),
};
