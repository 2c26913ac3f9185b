import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, type Site, startSite } from './site';

/** Longer than a busy browser needs to come back with the code. */
const codeSeconds = 60;

interface SingleSignOnSite extends Site {
  issuer: string;
}

/** Starts a site whose staff can sign in at an identity provider of its own, at a host name: such sign-ins do not work at an IP address. */
export async function startSingleSignOnSite(label: string): Promise<SingleSignOnSite> {
  const provider: ChildProcess = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/identity-provider-process.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ address: issuer }] = (await once(provider, 'message')) as [{ address: string }];
  const client = { OIDC_CLIENT_ID: 'scanharbor', OIDC_CLIENT_SECRET: 'provider-secret', OIDC_LABEL: label };
  const site = await startSite({ ...client, OIDC_ISSUER: issuer });
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  provider.send({ site: origin, codeSeconds });
  const stop = async () => {
    provider.disconnect();
    await site.stop();
  };
  return { ...site, origin, issuer, stop };
}
