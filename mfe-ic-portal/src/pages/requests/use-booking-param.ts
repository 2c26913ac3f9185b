import { paths } from '@scanharbor/shared-contracts';
import { createContext, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCloseBeforeNavigation } from '../../components/use-close-before-navigation';
import { isParamSet, useUrlParams } from '../../components/use-url-params';

/** The query of the URLs that open a booking, for the links of all rows: to build it for each of them takes long. */
export const BookingQueryContext = createContext('');

/** Returns the query of the URL that opens a booking: that of this screen, with `book`. */
export function useBookingQuery(): string {
  const [params] = useUrlParams();
  return useMemo(() => {
    const next = new URLSearchParams(params);
    next.set('book', '1');
    return next.toString();
  }, [params]);
}

/** Returns the URL that opens the booking of a request. */
export const bookingHref = (requestId: number, query: string) => `${paths.activeRequests({ requestId })}?${query}`;

/** Returns the request whose booking the URL opens (D105): the path names it, `book` opens the panel. Also returns how to close it. */
export function useBookingParam() {
  const { requestId } = useParams();
  const [params, change] = useUrlParams();
  const requestedId = isParamSet(params.get('book')) ? Number(requestId) : undefined;
  const { open: booking, close } = useCloseBeforeNavigation(requestedId, () => change((next) => next.delete('book')));
  return { booking, close };
}
