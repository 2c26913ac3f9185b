import { useSession } from '@scanharbor/shared-contracts';
import { getCivilToday } from '../domain/civil-today';

/**
 * Returns how far the server's clock is ahead of this device's, in ms, to add to the device's time: a device's clock may be wrong. It is
 * known to signed-in users; 0 for guests.
 */
export const useClockOffset = (): number => useSession().clockOffsetMs ?? 0;

/** Returns today's date by the server's clock in an IANA zone as 'YYYY-MM-DD', see `getCivilToday`. */
export function useCivilToday(timeZone?: string): string {
  const offsetMs = useClockOffset();
  return getCivilToday(timeZone, new Date(Date.now() + offsetMs));
}
