import { type SessionUser } from '@scanharbor/shared-contracts';
import { useSearchRequestsQuery } from '@scanharbor/shared-contracts/api/ic-portal/search';
import { useEffect, useState } from 'react';
import { listRecentRequests } from './recent-requests';

const searchDelayMs = 150;
/** How many requests are shown at first, and after each "Show more". */
const limits = [8, 25, 50];

/** Returns the requests for the typed text, or those opened last while nothing is typed. `showMore` is undefined when all are shown. */
export function useHits(user: SessionUser, search: string) {
  const text = search.trim();
  const [settled, setSettled] = useState(text);
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
      setStep(0);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  const [recent] = useState(() => listRecentRequests(user.id));
  const limit = limits[step] ?? 0;
  const skip = settled === '' ? recent.length === 0 : false;
  const arg = settled === '' ? { ids: recent, limit: limits[0] ?? 0 } : { search: settled, limit };
  const { data, currentData, isError, refetch } = useSearchRequestsQuery(arg, { skip });
  const { hits = [], total = 0 } = (skip ? undefined : data) ?? {};
  const order = (id: number) => recent.indexOf(id);
  const shown = settled === '' ? [...hits].sort((one, other) => order(one.requestId) - order(other.requestId)) : hits;
  return {
    hits: isError ? [] : shown,
    total,
    isPending: text !== settled || (!skip && !isError && !currentData),
    isFailed: isError,
    retry: () => void refetch(),
    showMore: total > hits.length && limits[step + 1] !== undefined ? () => setStep(step + 1) : undefined,
  };
}
