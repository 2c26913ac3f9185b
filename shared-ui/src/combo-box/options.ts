export interface ComboOption {
  id: string;
  label: string;
  /** A second line: an address, a modality. */
  note?: string;
}

/** Most options shown at once: a list of 600 insurers is narrowed by typing, not by scrolling. */
export const shownOptions = 50;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word typed is somewhere in the option's label or note; accents and case do not count. */
export function optionMatches({ label, note = '' }: ComboOption, typed: string): boolean {
  const text = plain(`${label} ${note}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The options that match, those that begin with what was typed first. */
export function matchingOptions(options: readonly ComboOption[], typed: string): ComboOption[] {
  const found = options.filter((option) => optionMatches(option, typed));
  const start = plain(typed);
  const begins = (option: ComboOption) => Number(plain(option.label).startsWith(start));
  return start ? found.sort((a, b) => begins(b) - begins(a)) : found;
}
