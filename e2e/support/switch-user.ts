import { signInAs } from './accounts';
import { openNewProfile } from './new-profile';

/** Opens a new browser profile for a user. */
export async function switchTo(email: string) {
  await openNewProfile();
  await signInAs(email);
}
