import { paths } from '@scanharbor/shared-contracts';
import { outbox } from '../support/control';
import { fill, clickWhenReady, within } from '../support/find';

/** Returns the path and query of the last password reset link that was emailed. */
export async function readMailedLink(): Promise<string> {
  const link = /\/password\/[^"\\\s]+/.exec(JSON.stringify((await outbox()).at(-1)))?.[0];
  if (!link) throw new Error('No link was emailed');
  return link;
}

/** /password/forgot, up to the emailed link. */
export const forgotPage = () => {
  const find = within(browser);
  return {
    open: () => browser.url(paths.passwordForgot()),
    sent: () => find.heading('Check your email'),
    requestLink: async (email: string) => {
      await fill(find.field('Email'), email);
      await clickWhenReady(find.button('Send me a link'));
    },
  };
};
