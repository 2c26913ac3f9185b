import { lazyTexts } from '../../lazy-texts';
import { LoginScreen } from '../login/login-screen';

/** /ic-login: imaging-center staff only (SH-032, SH-046). */
export function Page() {
  return <LoginScreen title={lazyTexts.titles.centerLogin} only="provider" />;
}
