const listeners = new Set<() => void>();

/** Says that requests changed (booked, rejected, cancelled, new ones came): counters follow (IC-010). */
export function announceUpdate() {
  for (const told of listeners) told();
}

/** Calls `told` at every update; answers how to stop. */
export function onUpdate(told: () => void) {
  listeners.add(told);
  return () => {
    listeners.delete(told);
  };
}
