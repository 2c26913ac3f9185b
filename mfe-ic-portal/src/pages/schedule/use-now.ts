import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { useEffect, useState } from 'react';

const stepMs = 20_000;

/** Returns the wall-clock time in a zone by the server's clock, up to date to the minute. */
export function useNow(timeZone: string): string {
  const offsetMs = useClockOffset();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return toWallClock(now + offsetMs, timeZone);
}
