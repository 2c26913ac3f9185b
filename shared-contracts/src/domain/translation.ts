/** The type of a catalog's translation: the same keys, with functions of the same parameters. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

/**
 * Replaces the texts of a catalog by their translation, in place, so that the modules that read it need no code for languages.
 * Runs before the first of these modules is evaluated: some read their texts only then.
 */
export function applyTranslation<Texts extends object>(texts: Texts, translation: Translation<Texts>): void {
  for (const [key, value] of Object.entries(translation)) {
    const current: unknown = Reflect.get(texts, key);
    if (typeof value === 'object' && value !== null && typeof current === 'object' && current !== null)
      applyTranslation(current as Record<string, unknown>, value as Record<string, unknown>);
    else Reflect.set(texts, key, value);
  }
}
