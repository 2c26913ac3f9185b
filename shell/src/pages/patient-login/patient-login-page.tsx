import { lazyTexts } from '../../lazy-texts';
import { LoginScreen } from '../login/login-screen';

/** /patient-login (SH-031). After sign-in, a provider is redirected to the dashboard (SH-048). */
export function Page() {
  return <LoginScreen title={lazyTexts.titles.patientLogin} newAccount />;
}
