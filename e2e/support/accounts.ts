import { controlSession, siteAddress } from './control';

export { demoAccounts as accounts, demoPassword } from '@scanharbor/mock-api/seed/names';

/** Signs a browser in without the login screen: by the cookie that the shell reads at start-up. */
export async function signInAs(email: string, on: WebdriverIO.Browser = browser): Promise<string> {
  const { token } = await controlSession(email);
  await on.storageSetCookie({
    cookie: { name: 'authToken', value: { type: 'string', value: token }, domain: new URL(siteAddress()).hostname, path: '/' },
  });
  return token;
}

/** Calls the API as somebody, for what a test must know of the stored data. `path` after /api/. */
export async function apiAs<Answer>(email: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const { token } = await controlSession(email);
  const answer = await fetch(`${siteAddress()}/api/${path}`, {
    ...init,
    headers: { Authorization: token, 'Content-Type': 'application/json', ...init.headers },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}
