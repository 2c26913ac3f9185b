import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type ViewCounters } from '@scanharbor/shared-contracts/domain/portal-request';
import { useState } from 'react';

/** Returns the numbers that the rail loads and refreshes. While it loads them again, the last ones stay. */
export function useLastCounters(): ViewCounters | undefined {
  const { data } = requestsEndpoints.counters.useQueryState();
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? last;
}
