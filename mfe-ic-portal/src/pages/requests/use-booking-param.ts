import { paths } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCloseBeforeNavigation } from '../../components/use-close-before-navigation';
import { useUrlParams } from '../../components/use-url-params';

/** Returns whether a boolean parameter of the URL is on: any value but 0 and false. */
export const isParamSet = (param: string | null) => param !== null && param !== '0' && param !== 'false';

/** Returns the URL that opens the booking of a request. */
export function useBookingHref() {
  const [params] = useUrlParams();
  return (requestId: number) => {
    const next = new URLSearchParams(params);
    next.set('book', '1');
    return `${paths.activeRequests({ requestId })}?${next.toString()}`;
  };
}

/**
 * Finds the request whose booking the URL opens (D105): the path names it, `book` opens the dialog. Takes the list's rows.
 * Returns the request, and how to close.
 */
export function useBookingParam(rows: readonly PortalRequest[] | undefined) {
  const { requestId } = useParams();
  const [params, change] = useUrlParams();
  const requestedId = isParamSet(params.get('book')) ? Number(requestId) : undefined;
  const { open: id, close } = useCloseBeforeNavigation(requestedId, () => change((next) => next.delete('book')));
  const [lastRow, setLastRow] = useState<PortalRequest>();
  const row = id === undefined ? undefined : rows?.find((request) => request.requestId === id);
  if (row && row !== lastRow) setLastRow(row);
  // The row leaves the list when it is booked; the dialog stays until it is closed.
  const bookedRow = id !== undefined && lastRow?.requestId === id ? lastRow : undefined;
  return { shown: row ?? bookedRow, close };
}
