import { LoginScreen } from '../login/login-screen';

/** /ic-login: imaging-center staff only (SH-032, SH-046). */
export function Page() {
  return <LoginScreen title="Imaging center sign in" only="provider" />;
}
