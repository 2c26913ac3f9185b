import { paths } from '@scanharbor/shared-contracts';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClosedAtOnce } from '../../components/use-closed-at-once';
import { useUrlParams } from '../../components/use-url-params';

/** Whether a parameter of the URL asks for what it names: any value but 0 and false does. */
export const isAskedFor = (param: string | null) => param !== null && param !== '0' && param !== 'false';

/**
 * The request whose booking the URL asks for (D105): the path names it, `book` opens the dialog. Takes the list's rows.
 * Answers it as long as the URL says so, the address that asks for another, and how to close.
 */
export function useBookInUrl(rows: readonly PortalRequest[] | undefined) {
  const { requestId } = useParams();
  const [params, change] = useUrlParams();
  const asked = isAskedFor(params.get('book')) ? Number(requestId) : undefined;
  const { open: id, close } = useClosedAtOnce(asked, () => change((next) => next.delete('book')));
  const [known, setKnown] = useState<PortalRequest>();
  const row = id === undefined ? undefined : rows?.find((one) => one.requestId === id);
  if (row && row !== known) setKnown(row);
  // The row leaves the list when it is booked; the dialog stays until it is closed.
  const left = id !== undefined && known?.requestId === id ? known : undefined;
  const hrefOf = (other: number) => {
    const next = new URLSearchParams(params);
    next.set('book', '1');
    return `${paths.activeRequests({ requestId: other })}?${next.toString()}`;
  };
  return { shown: row ?? left, hrefOf, close };
}
