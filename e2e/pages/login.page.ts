import { paths } from '@scanharbor/shared-contracts';
import { fill, clickWhenReady, within } from '../support/find';

/** /login, /ic-login and /patient-login. */
export const loginPage = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  return {
    openForCenters: () => on.url(paths.centerLogin()),
    openForPatients: () => on.url(paths.patientLogin()),
    email: () => find.field('Email'),
    password: () => find.field('Password'),
    submit: () => find.button('Sign in'),
    error: () => on.$('[role=alert]:not(:empty)'),
    signIn: async (email: string, password: string) => {
      await fill(find.field('Email'), email);
      await fill(find.field('Password'), password);
      await clickWhenReady(find.button('Sign in'));
    },
  };
};
