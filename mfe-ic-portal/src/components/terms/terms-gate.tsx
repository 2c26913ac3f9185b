import { config, type SessionUser } from '@scanharbor/shared-contracts';
import { latePart } from '../late/late-part';

const TermsDialog = latePart(async () => (await import('./terms-dialog')).TermsDialog, null);

/** The blocking terms dialog for whom it concerns; nobody else loads its code (IC-198, D50). */
export function TermsGate({ user }: { user: SessionUser }) {
  const due = config().termsCheck && !user.termsAgreed && !user.switched;
  return due ? <TermsDialog /> : null;
}
