export interface ComboOption {
  id: string;
  label: string;
  /** A second line, such as an address or a modality. */
  note?: string;
}

/** Maximum number of visible options: users narrow a list of 600 insurers by typing, not by scrolling. */
export const shownOptions = 50;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word is in the option's label or note, ignoring accents and case. */
function optionMatches({ label, note = '' }: ComboOption, query: string): boolean {
  const text = plain(`${label} ${note}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the matching options. Those that start with the typed text come first. */
export function matchingOptions(options: readonly ComboOption[], query: string): ComboOption[] {
  const found = options.filter((option) => optionMatches(option, query));
  const start = plain(query);
  const getRank = (option: ComboOption) => Number(plain(option.label).startsWith(start));
  return start ? found.sort((a, b) => getRank(b) - getRank(a)) : found;
}
