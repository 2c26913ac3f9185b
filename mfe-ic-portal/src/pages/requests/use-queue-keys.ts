import { paths, sameScreenState, useSession } from '@scanharbor/shared-contracts';
import { createJsonStorage } from '@scanharbor/shared-contracts/browser/json-storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../../components/is-typing';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const storageFor = (userId: number | undefined) =>
  createJsonStorage(() => localStorage, `scanharbor.portal-keys.${userId ?? ''}`, isBoolean);

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
 * A to the actions for the selection, / to search, ? for help. They work outside of fields and dialogs only, and can be turned off (WCAG 2.1.4).
 */
export function useQueueKeys({ booking, hrefOf, onReject, onHelp }: QueueKeysOptions) {
  const { user } = useSession();
  const navigate = useNavigate();
  const storage = storageFor(user?.id);
  const [isOn, setOn] = useState(() => storage.read() ?? true);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || !isOn || isTyping(event)) return;
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
    const actions: Record<string, () => void> = {
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
    const action = actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const turn = (on: boolean) => {
    setOn(on);
    storage.save(on);
  };
  return { isOn, turn };
}
