import { signInAs } from './accounts';

/** Opens a new browser profile for a user. */
export async function switchTo(email: string) {
  await browser.reloadSession();
  await signInAs(email);
}
