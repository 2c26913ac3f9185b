import { lazyTexts } from '../../lazy-texts';
import { LoginScreen } from './login-screen';

/** /login: patients and providers (SH-030, SH-047). */
export function Page() {
  return <LoginScreen title={lazyTexts.titles.login} />;
}
