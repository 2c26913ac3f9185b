import { config, type SessionUser } from '@scanharbor/shared-contracts';
import { type ReactNode } from 'react';
import { lazySection } from '@scanharbor/shared-ui/lazy';

const TermsDialog = lazySection(async () => (await import('./terms-dialog')).TermsDialog, { pending: null });

/** Whether a user has yet to agree to the terms; staff who act as the user need not. */
export const isTermsDue = (user: SessionUser) => config().termsCheck && !user.termsAgreed && !user.switched;

/** Shows the blocking terms dialog instead of the screen to a user who has yet to agree; its code loads only then (IC-198, D50). */
export function TermsGate({ user, children }: { user: SessionUser; children: ReactNode }) {
  return isTermsDue(user) ? <TermsDialog /> : children;
}
