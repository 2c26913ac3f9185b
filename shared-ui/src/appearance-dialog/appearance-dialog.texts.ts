/** Texts of the appearance dialog. */
export const appearanceTexts = {
  title: 'Appearance',
  choices: {
    system: { label: 'System', text: 'As your device is set' },
    light: { label: 'Light', text: 'Dark text on white' },
    dark: { label: 'Dark', text: 'Light text on a dark page' },
  },
  note: 'Your choice is kept in this browser. When your device asks for more contrast, all three have it. Printed pages are always light.',
  done: 'Done',
} as const;
