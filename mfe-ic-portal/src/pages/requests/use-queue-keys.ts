import { paths, sameScreenState } from '@scanharbor/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { useSingleKeys } from '../../components/shortcuts/use-single-keys';

/** Returns the link of each row, which names its request. */
const listLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(`main tbody tr a[href^="${paths.test('')}"]`)];

const toRequestId = (link: HTMLAnchorElement) => Number(link.pathname.split('/').at(-1));

interface QueueKeysOptions {
  /** Request whose booking is open. */
  booking: number | undefined;
  /** Returns the URL that opens a booking. */
  hrefOf: (requestId: number) => string;
  onReject: (requestId: number) => void;
  onHelp: () => void;
}

/**
 * Drives the list by single keys: J and K to the next and previous request, B to book it, R to reject it, N for its notes, X to select it,
 * A to the actions for the selection, / to search, ? for help.
 */
export function useQueueKeys({ booking, hrefOf, onReject, onHelp }: QueueKeysOptions) {
  const navigate = useNavigate();
  return useSingleKeys(() => {
    const links = listLinks();
    const focused = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const current = booking === undefined ? focused : links.findIndex((link) => toRequestId(link) === booking);
    const openBooking = (link: HTMLAnchorElement) => void navigate(hrefOf(toRequestId(link)), { state: sameScreenState });
    const goTo = (link: HTMLAnchorElement | undefined) => {
      if (!link) return;
      if (booking === undefined) link.focus();
      else openBooking(link);
    };
    const row = links[Math.max(current, 0)];
    return {
      j: () => goTo(links[current + 1]),
      k: () => goTo(links[current - 1]),
      b: () => row && openBooking(row),
      r: () => row && onReject(toRequestId(row)),
      n: () => row && void navigate(paths.test(toRequestId(row), 'comments')),
      x: () => row?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
      a: () => document.querySelector<HTMLElement>('[data-bulk] [role=group] button')?.focus(),
      '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
      '?': onHelp,
    };
  });
}
