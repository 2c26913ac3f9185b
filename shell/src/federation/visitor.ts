const key = 'scanharbor.visitor';

/** A random id of this browser, only to keep its visitor on the same version of a remote. */
export function visitorId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = Math.random().toString(36).slice(2);
    localStorage.setItem(key, made);
    return made;
  } catch {
    return 'unknown';
  }
}
