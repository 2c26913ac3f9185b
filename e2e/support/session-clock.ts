import { control } from './control';

const minuteMs = 60_000;

/** Idle time after which the server ends a patient's session, in minutes. */
const idleMinutes = 30;

const moveClock = (minutes: number) => control('clock', { advance: minutes * minuteMs });

/**
 * Sets the server's clock back so that sessions of patients end in less than two minutes for the browser.
 * `restore` resets the clock, so that a renewed session lasts its full time.
 */
export async function expireSessionsSoon() {
  const minutesBehind = idleMinutes - 1.9;
  await moveClock(-minutesBehind);
  return { restore: () => moveClock(minutesBehind) };
}
