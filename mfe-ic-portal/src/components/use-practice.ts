import { useSession } from '@scanharbor/shared-contracts';
import { useProviderInfoQuery } from '@scanharbor/shared-contracts/api/providers';

/** The practice and its locations as they are now; as the session began with them until that is known. None without a practice. */
export function usePractice() {
  const { user, provider } = useSession();
  const { currentData = provider } = useProviderInfoQuery(user?.providerId ?? 0, { skip: user?.providerId === undefined || !provider });
  return provider && currentData;
}
