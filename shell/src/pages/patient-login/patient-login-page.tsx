import { LoginScreen } from '../login/login-screen';

/** /patient-login (SH-031). A provider who signs in here goes to the dashboard (SH-048). */
export function Page() {
  return <LoginScreen title="Patient sign in" newAccount />;
}
