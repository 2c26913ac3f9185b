import {
  useBookedCardsQuery,
  usePastCardsQuery,
  useProgressCardsQuery,
  useRequestedCardsQuery,
} from '@scanharbor/shared-contracts/api/bookings';
import { useOwnScreeningQuery } from '@scanharbor/shared-contracts/api/patients';
import { clearCached, useAppDispatch } from '@scanharbor/shared-contracts';
import { type TestCard } from '../../components/booking-card/card-status';
import { type TestPage } from './test-pages';

/** One of the four lists. `cards` is undefined until first loaded; a failed refresh leaves the previous cards. */
export interface TestList {
  cards: TestCard[] | undefined;
  failed: boolean;
  fetching: boolean;
  reload: () => void;
}

interface ListQuery {
  data?: TestCard[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const asList = ({ data, isError, isFetching, refetch }: ListQuery): TestList => ({
  cards: data,
  failed: isError,
  fetching: isFetching,
  reload: () => void refetch(),
});

/** Loads the four lists together; `refresh` clears the cached tests, which loads them again (PR-262 to PR-264). */
export function useTestLists() {
  const dispatch = useAppDispatch();
  // Cards say whether screening questions are open. Asked with the lists, not after them, so that cards do not grow.
  useOwnScreeningQuery();
  const lists: Record<TestPage, TestList> = {
    'in-progress': asList(useProgressCardsQuery()),
    requests: asList(useRequestedCardsQuery()),
    upcoming: asList(useBookedCardsQuery()),
    past: asList(usePastCardsQuery()),
  };
  return {
    lists,
    refreshing: Object.values(lists).some(({ cards, fetching }) => cards !== undefined && fetching),
    refresh: () => void dispatch(clearCached('tests')),
  };
}
