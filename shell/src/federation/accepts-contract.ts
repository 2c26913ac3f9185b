const parseVersion = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether a version satisfies a caret range such as '^1.2.0', the only form that remotes use; false for any other form. */
export function acceptsContract(range: string, version: string): boolean {
  const minimum = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
  if (minimum === undefined) return false;
  const [major, minor, patch] = parseVersion(version);
  const [minMajor, minMinor, minPatch] = parseVersion(minimum);
  if (major !== minMajor) return false;
  return minor > minMinor || (minor === minMinor && patch >= minPatch);
}
