import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteManifest } from '../build/build-manifest';
import { contractUsage } from '../contract-usage/usage';
import { contractManifestFile, type ContractManifest, usageFile } from '../contract-usage/manifest-files';
import { createContractManifest } from '../contract-usage/write-manifests';
import { workspaceRoot } from '../webpack/package-folders';
import { assertCompatibleWithLive, assertLiveRemotesCompatible } from './compatibility';
import { publishContract } from './live-version';
import { setCanary, setLiveVersion } from './pointers';
import { signVersion } from './version-signature';

const remote = 'mfe-invitation';

/** A copy of the contract's sources, which tests can change. */
const copy = mkdtempSync(join(tmpdir(), 'contract-'));
/** A site with a live remote that uses the contract like its real sources. */
const site = mkdtempSync(join(tmpdir(), 'site-'));
const usage = contractUsage(workspaceRoot, remote);

function publish(version: string, uses: Record<string, string> | undefined, contract = '^1.0.0') {
  const folder = join(site, remote, version);
  const manifest: RemoteManifest = {
    name: remote,
    owner: 'hand-off',
    urls: ['/px-scan-request'],
    prefixAccess: [],
    contract,
    version,
    entry: 'remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    routes: [],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest));
  if (uses) writeFileSync(join(folder, usageFile), JSON.stringify(uses));
  signVersion(site, { name: remote, version });
  return { remote, version, folder };
}

/** Returns the contract after a change in one of its sources. Every pattern must match. */
function changed(file: string, ...changes: [from: string, to: string][]): ContractManifest {
  const path = join(copy, 'shared-contracts/src', file);
  const source = readFileSync(path, 'utf8');
  const edited = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, source);
  writeFileSync(path, edited);
  const offer = createContractManifest(copy);
  writeFileSync(path, source);
  return offer;
}

beforeAll(() => {
  cpSync(join(workspaceRoot, 'shared-contracts'), join(copy, 'shared-contracts'), {
    recursive: true,
    filter: (path) => !/node_modules|\.cache/.test(path),
  });
  symlinkSync(join(workspaceRoot, 'node_modules'), join(copy, 'node_modules'), 'dir');
});
beforeEach(() => {
  publish('1.0.0', usage);
  setLiveVersion(site, remote, '1.0.0');
});
afterAll(() => [copy, site].forEach((folder) => rmSync(folder, { recursive: true })));

describe('the contract usage of a remote', () => {
  it.each([
    ['exports of the shell', 'export draftSaved', 'export useAppSelector'],
    ['endpoints, by their hooks', 'endpoint px.invitation', 'endpoint px.submitInvitation'],
    ['their calls', 'call GET px/invitation/:', 'call PUT px/invitation/:'],
    [
      'fields of results that it reads',
      'field Invitation.attempts of domain/invitation',
      'field InvitedScan.scan.minPrice of domain/invitation',
    ],
    [
      "fields of the API's responses in the endpoints' readers",
      'field closedInfo.AttemptCount of wire/px',
      'field scanInfo.Prescriber.Phone of wire/px',
    ],
    ['fields of the session', 'field SessionUser.email of core/user', 'field SessionState.user of core/session'],
    ['routes that it links to', 'route paths.patientLogin', 'route paths.tests'],
  ])('contains %s', (_what, ...members) => {
    const offered = new Set(createContractManifest(workspaceRoot).members);
    for (const member of members) expect([member, usage[member]]).toEqual([member, expect.stringMatching(/^mfe-invitation\/src\//)]);
    for (const member of members) expect([member, offered.has(member)]).toEqual([member, true]);
  });

  it('omits unused members', () => {
    expect(usage).not.toHaveProperty(['endpoint ic-portal.dashboard']);
    expect(usage).not.toHaveProperty(['route paths.refunds']);
  });

  it('accepts the remote for the contract of its build', () => {
    expect(() => assertLiveRemotesCompatible(site, createContractManifest(workspaceRoot))).not.toThrow();
  });
});

describe('the release of a contract or a shell', () => {
  test.each<[string, ContractManifest['members'][number], () => ContractManifest]>([
    ['a removed endpoint', 'endpoint px.submitInvitation', () => changed('api/px.ts', ['submitInvitation:', 'sendInvitation:'])],
    ['a removed call', 'call PUT px/invitation/:', () => changed('wire/px.ts', ["'PUT px/invitation/", "'PUT px/invite/"])],
    [
      'a removed field of a response',
      'field closedInfo.AttemptCount of wire/px',
      () => changed('wire/px.ts', ['AttemptCount', 'Attempts']),
    ],
    [
      'a removed field of the domain',
      'field Invitation.attempts of domain/invitation',
      () => changed('domain/invitation.ts', ['attempts: number', 'tries: number']),
    ],
    ['a route that is gone', 'route paths.patientLogin', () => changed('core/paths.ts', ['patientLogin:', 'patientSignIn:'])],
    [
      'a removed export of the core',
      'export useSignInWithToken',
      () => changed('index.ts', ["export { useSignInWithToken } from './core/sign-in-with-token';", '']),
    ],
  ])('rejects a contract for %s, with remote, version, member and file', (_what, member, offer) => {
    expect(() => assertLiveRemotesCompatible(site, offer())).toThrow(`${remote} 1.0.0 uses ${member} (${usage[member]})`);
  });

  it('accepts a contract that only adds members', () => {
    const offer = changed('domain/invitation.ts', ['attempts: number;', 'attempts: number;\n  sender?: string;']);
    expect(offer.members).toContain('field Invitation.sender of domain/invitation');
    expect(() => assertLiveRemotesCompatible(site, offer)).not.toThrow();
  });

  it('accepts a contract without an unused member', () => {
    expect(() => assertLiveRemotesCompatible(site, changed('core/paths.ts', ['refunds:', 'paybacks:']))).not.toThrow();
  });

  it('rejects a contract without a member that a canary uses, and accepts it when no live version uses the member', () => {
    const removeField = () => changed('domain/invitation.ts', ['attempts: number', 'tries: number']);
    const rest = Object.fromEntries(Object.entries(usage).filter(([member]) => !member.startsWith('field Invitation.attempts')));
    publish('1.1.0', rest);
    setCanary(site, remote, '1.1.0', 10);
    expect(() => assertLiveRemotesCompatible(site, removeField())).toThrow(`${remote} 1.0.0 uses`);
    setLiveVersion(site, remote, '1.1.0');
    expect(() => assertLiveRemotesCompatible(site, removeField())).not.toThrow();
    setCanary(site, remote, '1.0.0', 1);
    expect(() => assertLiveRemotesCompatible(site, removeField())).toThrow(`${remote} 1.0.0 uses`);
  });

  it('rejects a contract when a live version requires another range or has no usage manifest', () => {
    const next = changed('core/contract-version.ts', ["'1.0.0'", "'2.0.0'"]);
    expect(() => assertLiveRemotesCompatible(site, next)).toThrow(`${remote} 1.0.0 requires contract ^1.0.0, not 2.0.0`);
    publish('0.9.0', undefined);
    setLiveVersion(site, remote, '0.9.0');
    expect(() => assertLiveRemotesCompatible(site, createContractManifest(workspaceRoot))).toThrow(
      `${remote} 0.9.0 has no record of its contract usage`,
    );
  });
});

describe('the release of a remote', () => {
  it('rejects a remote when the live shell or contract lacks a used member, and names the member', () => {
    const version = publish('1.2.0', { ...usage, 'export useLater': 'mfe-invitation/src/routes.tsx' });
    expect(() => assertCompatibleWithLive(site, version)).not.toThrow();
    mkdirSync(join(site, 'shell/1.0.0'), { recursive: true });
    writeFileSync(join(site, 'shell/1.0.0', contractManifestFile), JSON.stringify(createContractManifest(workspaceRoot)));
    writeFileSync(join(site, 'shell/live.json'), JSON.stringify({ version: '1.0.0' }));
    expect(() => assertCompatibleWithLive(site, version)).toThrow(
      /shell 1\.0\.0 lacks .*\n {2}mfe-invitation 1\.2\.0 uses export useLater \(mfe-invitation\/src\/routes\.tsx\)/,
    );
    expect(() => assertCompatibleWithLive(site, publish('1.3.0', usage))).not.toThrow();
    const contract = publishContract(site, changed('api/px.ts', ['submitInvitation:', 'sendInvitation:']));
    expect(() => assertCompatibleWithLive(site, publish('1.3.0', usage))).toThrow(`shared-contracts ${contract} lacks`);
  });
});
