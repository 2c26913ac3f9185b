import { paths } from '@scanharbor/shared-contracts';
import { useParams } from 'react-router-dom';
import { useCloseBeforeNavigation } from '../../components/use-close-before-navigation';
import { isParamSet, useUrlParams } from '../../components/use-url-params';

/** Returns the URL that opens the booking of a request. */
export function useBookingHref() {
  const [params] = useUrlParams();
  return (requestId: number) => {
    const next = new URLSearchParams(params);
    next.set('book', '1');
    return `${paths.activeRequests({ requestId })}?${next.toString()}`;
  };
}

/** Returns the request whose booking the URL opens (D105): the path names it, `book` opens the panel. Also returns how to close it. */
export function useBookingParam() {
  const { requestId } = useParams();
  const [params, change] = useUrlParams();
  const requestedId = isParamSet(params.get('book')) ? Number(requestId) : undefined;
  const { open: booking, close } = useCloseBeforeNavigation(requestedId, () => change((next) => next.delete('book')));
  return { booking, close };
}
