import { dictionary } from '@zxcvbn-ts/language-common';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** Passwords of published breaches, the most frequent ones, in lower case. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** Attackers try the list with capitals and punctuation, too: Password1! is password1. */
const isCommon = (password: string) => {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[^\p{L}\p{N}]/gu, ''));
};

/** Rejects a new password that attackers try first; `field` is its name in the body. */
export function requireUncommonPassword(password: string, field: string): void {
  if (isCommon(password)) throw errors.invalidField(field, texts.passwordCommon);
}
