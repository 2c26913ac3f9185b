const gown = 'Wear clothes without metal; you may be given a gown.';

/** How to prepare for a scan, by the name of its type. Medical text: a clinician must approve it. */
export const preparation = {
  MRI: [
    gown,
    'Leave jewelry, watches and hearing aids at home or in the locker.',
    'Eat, drink and take your medicines as usual, unless the center says otherwise.',
  ],
  CT: [
    gown,
    'If contrast is ordered, the center may ask you not to eat for a few hours before.',
    'Drink water, unless you were told not to.',
  ],
  PET: [
    'Eat nothing for about six hours before; drink plain water.',
    'Avoid hard exercise the day before.',
    'If you have diabetes, ask the center how to take your medicines.',
    gown,
  ],
  'Breast MRI': [
    'Before menopause, days 7 to 14 of the cycle give the clearest pictures.',
    gown,
    'Bring earlier mammograms, or say where they were made.',
  ],
  Ultrasound: [
    'For the abdomen: eat nothing for six to eight hours before.',
    'For the pelvis: come with a full bladder.',
    'For other parts of the body there is nothing to prepare.',
  ],
  Mammogram: [
    'Use no deodorant, powder or cream on the day.',
    'Choose a time when your breasts are not tender; the week after your period is often best.',
    'Bring earlier mammograms, or say where they were made.',
  ],
  'X-Ray': [gown, 'Take off jewelry near the part to be X-rayed.'],
  DEXA: [
    'Take no calcium tablets for 24 hours before.',
    'Wear clothes without zips or metal buttons.',
    'Wait at least a week after a scan with contrast or barium.',
  ],
  Nuclear: [
    'What you may eat and which medicines to pause depends on the organ: the center tells you.',
    'For the heart: no coffee, tea or chocolate for 24 hours before.',
    gown,
  ],
  'Breast Ultrasound': [
    'Use no powder or cream on the day.',
    'Wear a two-piece outfit.',
    'Bring earlier mammograms, or say where they were made.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Lists what a patient does before a scan of a type; empty for a type without a list. */
export const preparationFor = (scanType: string): readonly string[] =>
  (preparation as Partial<Record<string, readonly string[]>>)[scanType] ?? [];

/** Shown under every medical text until it is approved. */
export const preparationTexts = {
  unapproved: 'General information, not medical advice. A clinician has yet to approve this text.',
} as const;
