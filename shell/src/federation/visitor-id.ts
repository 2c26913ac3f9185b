const key = 'scanharbor.visitor';

/** Returns a random ID of this browser, which assigns the visitor to the same version of a remote each time. */
export function getVisitorId(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored;
    const created = Math.random().toString(36).slice(2);
    localStorage.setItem(key, created);
    return created;
  } catch {
    return 'unknown';
  }
}
