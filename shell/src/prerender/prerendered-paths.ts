import { paths } from '@scanharbor/shared-contracts';

const loginPaths = [paths.login(), paths.patientLogin(), paths.centerLogin()];

/** Entry screens of the shell that look the same to every guest, which the release prerenders. */
export const prerenderedPaths: readonly string[] = [
  ...loginPaths,
  paths.passwordForgot(),
  paths.passwordTempReset(),
  paths.passwordReset(),
  paths.emailConfirm(),
];

/** Query parameters with which a screen starts in another state. The page then stays hidden until the shell renders it. */
export const prerenderedUnless: Record<string, { params: readonly string[] }> = {
  ...Object.fromEntries(loginPaths.map((path) => [path, { params: ['firstLogin', 'passwordReset'] }])),
  [paths.passwordForgot()]: { params: ['userId', 'httpAuth', 'email'] },
  [paths.passwordTempReset()]: { params: ['userId', 'httpAuth', 'email', 'username'] },
};
