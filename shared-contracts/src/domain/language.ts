/** Languages that a patient can choose from. They are stored by these names. */
export const languages = [
  'English',
  'Spanish',
  'Chinese',
  'Tagalog',
  'Vietnamese',
  'Arabic',
  'French',
  'Korean',
  'Russian',
  'Portuguese',
  'Haitian Creole',
  'Other',
] as const;

export type Language = (typeof languages)[number];
