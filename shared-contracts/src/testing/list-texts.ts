/** Lists the texts of a catalog by their path, 'steps.0.name'. Functions and numbers are left out. */
function listTexts(catalog: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(catalog).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') return [[path, value] as [string, string]];
    return typeof value === 'object' && value !== null ? listTexts(value, path) : [];
  });
}

/**
 * Lists the texts of the catalogs that `translate` leaves in English. Texts without a word, and those in `same`, may be equal in both
 * languages.
 */
export function listUntranslated(catalogs: Record<string, object>, translate: () => void, same: readonly string[]): string[] {
  const english = new Map(listTexts(catalogs));
  translate();
  return listTexts(catalogs)
    .filter(([path, text]) => english.get(path) === text && /[A-Za-z]{2}/.test(text) && !same.includes(text))
    .map(([path, text]) => `${path}: ${text}`);
}
