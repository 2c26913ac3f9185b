import { type RemoteOptions } from '../remote/options';
import { loadSiteKeys, usesAccountKey } from '../release/site-keys';
import { assertOutside, createCredential, readCredentials, revokeCredential } from './credentials';
import { openRequestHistory } from './request-history';
import { createRegistryServer } from './server';

function credentialsFile({ site, credentials = process.env.SCANHARBOR_CREDENTIALS }: RemoteOptions): string {
  if (!credentials) throw new Error('The file of the credentials is missing: --credentials FILE, or SCANHARBOR_CREDENTIALS');
  assertOutside(credentials, site);
  return credentials;
}

/** Serves the release service until the process is ended. Releases in progress are completed first. */
async function serve(options: RemoteOptions) {
  const { site, port = '3400', host = '127.0.0.1', upload } = options;
  const credentials = credentialsFile(options);
  readCredentials(credentials);
  if (usesAccountKey()) console.log('SCANHARBOR_KEYS is not set: releases are signed with the key of this account');
  loadSiteKeys(site);
  const history = process.env.DATABASE_URL ? await openRequestHistory(process.env.DATABASE_URL) : undefined;
  if (!history) console.log('DATABASE_URL is not set: refused requests are not kept');
  const server = createRegistryServer({ site, credentials, upload, history });
  console.log(`The release service of ${site} is at ${await server.listen({ port: Number(port), host })}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

function addToken(options: RemoteOptions) {
  const { team = '', remotes = '' } = options;
  const token = createCredential(credentialsFile(options), { team, remotes: remotes.split(',').filter(Boolean) });
  console.log(`Give ${team} this token, for SCANHARBOR_TOKEN; it is shown once:\n${token}`);
}

function listTokens(options: RemoteOptions) {
  for (const { id, team, remotes, created, revoked } of readCredentials(credentialsFile(options)))
    console.log(`${id}  ${team}  ${remotes.join(', ')}  created ${created}${revoked ? `, revoked ${revoked}` : ''}`);
}

function revoke(options: RemoteOptions) {
  const [id = ''] = options.positions ?? [];
  revokeCredential(credentialsFile(options), id);
  console.log(`${id} is revoked`);
}

const actions: Record<string, (options: RemoteOptions) => Promise<void> | void> = {
  serve,
  'add-token': addToken,
  tokens: listTokens,
  revoke,
};

/** Runs `registry serve`, or manages the tokens of its teams. Throws for another action. */
export async function runRegistry(action: string, options: RemoteOptions) {
  const run = actions[action];
  if (!run) throw new Error(`Unknown command: registry ${action}. Commands: ${Object.keys(actions).join(', ')}`);
  await run(options);
}
