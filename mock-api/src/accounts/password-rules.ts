import { brand } from '@scanharbor/shared-contracts';
import { errors } from '../http/errors';
import { texts } from '../texts';

let commonPasswords: Promise<Set<string>> | undefined;

/** Passwords of published breaches, the most frequent ones, in lower case. The list is unpacked for the first password only. */
const loadCommonPasswords = () =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** Attackers try the list with capitals and punctuation, too: Password1! is password1. */
const isCommon = async (password: string) => {
  const common = await loadCommonPasswords();
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/[^\p{L}\p{N}]/gu, ''));
};

/** Who will use the password. */
interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

const toLetters = (text: string) => text.toLowerCase().replace(/\P{L}/gu, '');

/** The words that an attacker who knows the account tries first, with digits and punctuation around them. */
const ownWords = ({ email, firstName, lastName }: Owner) =>
  [brand.name, email.split('@')[0] ?? '', firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`].map(toLetters);

/**
 * Rejects a new password that attackers try first: one of published breaches, or the owner's name, the email or the name of the site
 * with nothing but digits and punctuation around it. `field` is its name in the body.
 */
export async function requireUncommonPassword(password: string, owner: Owner, field: string): Promise<void> {
  if (await isCommon(password)) throw errors.invalidField(field, texts.passwordCommon);
  if (ownWords(owner).includes(toLetters(password))) throw errors.invalidField(field, texts.passwordGuessable);
}
