const passwordMinimum = 8;

/** Texts about passwords, shared by all forms. */
export const passwordTexts = {
  /** The prescribed message of both password rules (SC-400, SC-401). */
  rule: 'Password must be at least 8 characters long and contain both alphabetic and numeric characters',
  /** Shown when the second entry of a new password differs from the first (SC-402). */
  mismatch: 'Passwords do not match',
  hints: {
    length: `At least ${passwordMinimum} characters`,
    letter: 'A letter',
    digit: 'A digit',
    uppercase: 'An uppercase letter',
    special: 'A special character, such as ! or #',
  },
} as const;

/** Checks of a password, in the order of the hints. */
const passwordChecks = {
  length: (password: string) => password.length >= passwordMinimum,
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  special: (password: string) => /[\p{P}\p{S}]/u.test(password),
} as const;

type PasswordCheck = keyof typeof passwordChecks;

/** Rule basic for settings and reset (SC-400), strict for new accounts in the flow and the invitation (SC-401). */
const passwordRules = {
  basic: ['length', 'letter', 'digit'],
  strict: ['length', 'letter', 'digit', 'uppercase', 'special'],
} as const satisfies Record<string, readonly PasswordCheck[]>;

type PasswordRuleName = keyof typeof passwordRules;

/** Checks of a rule as hints under a password field: the label and the test. */
export const passwordHints = (rule: PasswordRuleName) =>
  passwordRules[rule].map((id) => ({ id, text: passwordTexts.hints[id], test: passwordChecks[id] }));

/** True when the password meets every check of the rule. */
export function meetsPasswordRule(rule: PasswordRuleName, password: string): boolean {
  return passwordRules[rule].every((check) => passwordChecks[check](password));
}
