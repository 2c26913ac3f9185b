const listeners = new Set<() => void>();

/** Notifies the listeners that requests changed (booked, rejected, canceled, new), such as the counters (IC-010). */
export function notifyRequestsChanged() {
  for (const listener of listeners) listener();
}

/** Calls `listener` at every update; returns an unsubscribe function. */
export function onRequestsChanged(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
