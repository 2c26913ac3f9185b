/** The extension of a file's name in lower case, without the dot; '' when it has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name ends in one of the extensions, whatever its case [PR-117, UI-071]. */
export const hasExtension = (name: string, extensions: readonly string[]): boolean => extensions.includes(extensionOf(name));

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size in bytes for people: '820 bytes', '1.4 MB', '10 MB'. */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  const rounded = unit === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${units[unit]}`;
}
