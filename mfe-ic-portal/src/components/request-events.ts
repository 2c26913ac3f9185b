const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();

/** The other tabs of the portal. Tests have no channel. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('scanharbor-requests');
channel?.addEventListener('message', () => otherTabListeners.forEach((listener) => listener()));

/** Notifies the listeners of this tab, and the other tabs, that requests changed (booked, rejected, canceled, new) (IC-010). */
export function notifyRequestsChanged() {
  for (const listener of listeners) listener();
  channel?.postMessage(null);
}

/** Calls `listener` at every update of this tab; returns an unsubscribe function. */
export function onRequestsChanged(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls `listener` at every update of another tab; returns an unsubscribe function. */
export function onRequestsChangedInOtherTab(listener: () => void) {
  otherTabListeners.add(listener);
  return () => {
    otherTabListeners.delete(listener);
  };
}
