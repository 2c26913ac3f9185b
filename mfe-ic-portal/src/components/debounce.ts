interface Debounced {
  /** Schedules a run; calls within the delay count as one. */
  call: () => void;
  cancel: () => void;
}

/** Runs `action` once, `delayMs` after the last call. */
export function debounce(action: () => void, delayMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    call: () => {
      cancel();
      timer = setTimeout(action, delayMs);
    },
    cancel,
  };
}
