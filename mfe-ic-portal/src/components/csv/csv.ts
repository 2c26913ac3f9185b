/** Characters that start a formula in a spreadsheet. */
const formulaStart = /^[=+\-@\t\r]/;

/** Formats one cell: never a formula, quoted if necessary. @internal */
export function formatCsvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV text: a header, CRLF lines, and the byte order mark that makes spreadsheets read UTF-8. */
export function formatCsv(header: readonly string[], rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(formatCsvCell).join(',')).join('\r\n')}\r\n`;
}

/** Downloads a text as a file with a name and a MIME type. */
export function saveFile(name: string, type: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
