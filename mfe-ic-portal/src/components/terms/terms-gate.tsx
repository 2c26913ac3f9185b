import { config, type SessionUser } from '@scanharbor/shared-contracts';
import { type ComponentType, useEffect, useState } from 'react';

/** The blocking terms dialog for whom it concerns; nobody else loads its code (IC-198, D50). */
export function TermsGate({ user }: { user: SessionUser }) {
  const due = config().termsCheck && !user.termsAgreed && !user.switched;
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!due) return;
    import('./terms-dialog').then(
      ({ TermsDialog }) => setDialog(() => TermsDialog),
      () => undefined,
    );
  }, [due]);
  return due && Dialog ? <Dialog /> : null;
}
