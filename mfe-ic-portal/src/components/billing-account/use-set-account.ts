import { failureMessage } from '@scanharbor/shared-contracts';
import { useSetLocationAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { useState } from 'react';
import { texts } from '../../texts';

/** Sets the account of a location; answers how, and why it failed the last time. */
export function useSetAccount() {
  const [set] = useSetLocationAccountMutation();
  const [failure, setFailure] = useState<string>();
  const setAccount = async (locationId: number, accountId: number) => {
    setFailure(undefined);
    try {
      await set({ locationId, accountId }).unwrap();
    } catch (error) {
      setFailure(failureMessage(error, texts.billing.saveFailed));
    }
  };
  return { setAccount, failure };
}
