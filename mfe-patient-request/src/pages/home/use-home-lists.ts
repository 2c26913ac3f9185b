import {
  useBookedCardsQuery,
  usePastCardsQuery,
  useProgressCardsQuery,
  useRequestedCardsQuery,
} from '@scanharbor/shared-contracts/api/bookings';
import { useOwnScreeningQuery } from '@scanharbor/shared-contracts/api/patients';
import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';

interface HomeList<Card> {
  cards: Card[] | undefined;
  failed: boolean;
  fetching: boolean;
  reload: () => void;
}

export interface HomeLists {
  booked: HomeList<BookingCard>;
  requested: HomeList<BookingCard>;
  past: HomeList<BookingCard>;
  progress: HomeList<ProgressCard>;
}

const toList = <Card>({
  data,
  isError,
  isFetching,
  refetch,
}: {
  data?: Card[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}): HomeList<Card> => ({ cards: data, failed: isError, fetching: isFetching, reload: () => void refetch() });

/**
 * Loads the patient's tests for the home; `skip` while the four steps are shown. `hasTests` is undefined until it is known, and true when a
 * list that failed may have some.
 */
export function useHomeLists(skip: boolean): { lists: HomeLists; hasTests: boolean | undefined } {
  const options = { skip };
  // What is to do depends on it: asked with the lists, not after them, so that the page does not grow.
  useOwnScreeningQuery(undefined, options);
  const lists: HomeLists = {
    booked: toList(useBookedCardsQuery(undefined, options)),
    requested: toList(useRequestedCardsQuery(undefined, options)),
    past: toList(usePastCardsQuery(undefined, options)),
    progress: toList(useProgressCardsQuery(undefined, options)),
  };
  const all = Object.values(lists) as HomeList<unknown>[];
  const isKnown = all.every(({ cards, failed }) => cards !== undefined || failed);
  return { lists, hasTests: isKnown ? all.some(({ cards }) => cards?.length !== 0) : undefined };
}
