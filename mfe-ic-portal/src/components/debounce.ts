interface Debounced {
  /** Asks for a run; further asks within the delay count as one. */
  ask: () => void;
  cancel: () => void;
}

/** Runs `act` once, `delay` ms after the last ask. */
export function debounce(act: () => void, delay: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    ask: () => {
      cancel();
      timer = setTimeout(act, delay);
    },
    cancel,
  };
}
