import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useSetLocationAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { useState } from 'react';
import { texts } from '../../texts';

/** Returns a function that sets the account of a location, and the message of its last failure. */
export function useSetAccount() {
  const [set] = useSetLocationAccountMutation();
  const [failure, setFailure] = useState<string>();
  const setAccount = async (locationId: number, accountId: number) => {
    setFailure(undefined);
    try {
      await set({ locationId, accountId }).unwrap();
    } catch (error) {
      setFailure(getErrorMessage(error, texts.billing.saveFailed));
    }
  };
  return { setAccount, failure };
}
