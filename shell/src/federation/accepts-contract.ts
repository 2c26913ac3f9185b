const numbers = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether a caret range such as '^1.2.0' takes a version. Remotes state no other form; anything else is refused. */
export function acceptsContract(range: string, version: string): boolean {
  const wanted = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
  if (wanted === undefined) return false;
  const [major, minor, patch] = numbers(version);
  const [leastMajor, leastMinor, leastPatch] = numbers(wanted);
  if (major !== leastMajor) return false;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}
