/** Faults after this time do not count: a visit is reported once, and failed visits no sooner than others. */
const windowMs = 300_000;

/** A released version of the shell or of a remote, with its team. */
interface UsedVersion {
  remote: string;
  version: string;
  owner: string;
}

/**
 * Counts the versions that a page load uses. Calls `report` once for each: five minutes after its first use, or when the page is
 * hidden; `failed` is true when its code failed before. Reporting both outcomes at the same time keeps the share of failed visits true at
 * any moment, also just after the start of a canary.
 */
export function createVisitCounter(report: (visit: UsedVersion & { failed: boolean }) => void) {
  const visits = new Map<string, { version: UsedVersion; failed: boolean; reported: boolean }>();
  const close = (key: string) => {
    const visit = visits.get(key);
    if (!visit || visit.reported) return;
    visit.reported = true;
    report({ ...visit.version, failed: visit.failed });
  };
  const add = (version: UsedVersion) => {
    const key = `${version.remote} ${version.version}`;
    const visit = visits.get(key) ?? { version, failed: false, reported: false };
    if (visits.has(key)) return visit;
    visits.set(key, visit);
    setTimeout(close, windowMs, key);
    return visit;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const key of visits.keys()) close(key);
  });
  return {
    /** Counts the version; once per page load. */
    add: (version: UsedVersion) => void add(version),
    /** Counts the version as failed. No effect after its report. */
    fail: (version: UsedVersion) => {
      add(version).failed = true;
    },
  };
}
