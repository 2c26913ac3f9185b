import { paths } from '@scanharbor/shared-contracts';
import { outbox } from '../support/control';
import { fill, press, within } from '../support/find';

/** Path and query of the last link for a new password that was mailed. */
export async function mailedLink(): Promise<string> {
  const link = /\/password\/[^"\\\s]+/.exec(JSON.stringify((await outbox()).at(-1)))?.[0];
  if (!link) throw new Error('No link was mailed');
  return link;
}

/** /password/forgot, as far as the link that it mails. */
export const forgotPage = () => {
  const find = within(browser);
  return {
    open: () => browser.url(paths.passwordForgot()),
    sent: () => find.heading('Check your email'),
    ask: async (email: string) => {
      await fill(find.field('Email'), email);
      await press(find.button('Send me a link'));
    },
  };
};
