import { control } from './control';

const minute = 60_000;

/** Minutes after which the server ends a patient's session. */
const idleMinutes = 30;

const shift = (minutes: number) => control('clock', { advance: minutes * minute });

/**
 * Lets the sessions of patients that are used from now on end in less than two minutes, as the browser counts: the server's
 * clock is behind by the rest. `again` puts it right, so that whoever stays has the whole time before them.
 */
export async function sessionsEndSoon() {
  const behind = idleMinutes - 1.9;
  await shift(-behind);
  return { again: () => shift(behind) };
}
