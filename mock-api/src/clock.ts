/** The clock of the API; all code reads the time from it, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Sets the time; the clock continues from there. */
  set(time: Date): void;
  advance(milliseconds: number): void;
  /** Restores the system time. */
  reset(): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (time) => {
      offset = time.getTime() - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
