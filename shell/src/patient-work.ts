import { type AppConfig, type Store } from '@scanharbor/shared-contracts';
import { keepOfflinePage } from './offline';
import { canWorkOffline, clearOfflinePage } from './offline/offline-cache';
import { matchLanguage } from './session/match-language';

/** What the page does for a signed-in patient once it is quiet. */
export function startPatientWork(store: Store, { offline = true }: Partial<AppConfig>) {
  matchLanguage(store);
  if (!canWorkOffline()) return;
  if (offline) keepOfflinePage(store);
  else void clearOfflinePage().catch(() => undefined);
}
