import { controlSession, siteOrigin } from './control';
import { cookiesOf } from './new-profile';

export { demoAccounts as accounts, demoPassword } from '@scanharbor/mock-api/seed/demo-data';

/** Signs a browser in with the cookie that the shell reads at start-up, without the login screen. Returns the token. */
export async function signInAs(email: string, on: WebdriverIO.Browser = browser): Promise<string> {
  const { token } = await controlSession(email);
  await on.storageSetCookie({
    cookie: { name: 'authToken', value: { type: 'string', value: token }, domain: new URL(siteOrigin()).hostname, path: '/' },
    ...(await cookiesOf(on)),
  });
  return token;
}

/** Calls the API as a user, for tests of stored data; `path` comes after /api/. Returns the response body, throws on an error. */
export async function apiAs<Body>(email: string, path: string, init: RequestInit = {}): Promise<Body> {
  const { token } = await controlSession(email);
  const response = await fetch(`${siteOrigin()}/api/${path}`, {
    ...init,
    headers: { Authorization: token, 'Content-Type': 'application/json', ...(init.headers as Record<string, string> | undefined) },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Body;
}
