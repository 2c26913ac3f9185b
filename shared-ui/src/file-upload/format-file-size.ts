const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a size in bytes: '820 bytes', '1.4 MB', '10 MB'. */
export function formatFileSize(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  const rounded = unit === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${units[unit] ?? ''}`;
}
