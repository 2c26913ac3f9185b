import { useSession } from '@scanharbor/shared-contracts';
import { useProviderInfoQuery } from '@scanharbor/shared-contracts/api/providers';

/** Returns the current practice and its locations, those of the session until they are loaded; undefined without a practice. */
export function usePractice() {
  const { user, provider } = useSession();
  const { currentData = provider } = useProviderInfoQuery(user?.providerId ?? 0, { skip: user?.providerId === undefined || !provider });
  return provider && currentData;
}
