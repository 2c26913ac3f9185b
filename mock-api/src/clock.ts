/** The time of the API. Everything that asks for the time asks here, so a test can move it. */
export interface Clock {
  now(): Date;
  /** Sets the time from which the clock goes on running. */
  set(moment: Date): void;
  advance(milliseconds: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (moment) => {
      offset = moment.getTime() - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
