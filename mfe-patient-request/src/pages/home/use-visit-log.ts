import { useEffect } from 'react';
import { config, useSession } from '@scanharbor/shared-contracts';
import { useLogPatientMutation } from '@scanharbor/shared-contracts/api/log';

/** Logs the patient who opens the patient part, in local and development installations only (PR-322, D96). */
export function useVisitLog() {
  const { user } = useSession();
  const [logPatient] = useLogPatientMutation();
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined && config().environment !== 'production') void logPatient({ userId: id });
  }, [id, logPatient]);
}
