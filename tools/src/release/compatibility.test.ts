import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteFacts } from '../build/facts';
import { contractUsage } from '../contract-usage/usage';
import { contractOffer, offerFile, type Offer, usageFile } from '../contract-usage/write';
import { root } from '../webpack/package-folders';
import { requireFitsLive, requireLiveRemotesFit } from './compatibility';
import { publishContract } from './live';
import { canary, pointTo } from './pointers';

const remote = 'mfe-invitation';

/** A copy of the contract's sources, to be changed at will. */
const copy = mkdtempSync(join(tmpdir(), 'contract-'));
/** A site on which the remote is live, as its real sources use the contract. */
const site = mkdtempSync(join(tmpdir(), 'site-'));
const usage = contractUsage(root, remote);

function publish(version: string, uses: Record<string, string> | undefined, contract = '^1.0.0') {
  const folder = join(site, remote, version);
  const facts: RemoteFacts = {
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
  writeFileSync(join(folder, 'build.json'), JSON.stringify(facts));
  if (uses) writeFileSync(join(folder, usageFile), JSON.stringify(uses));
  return { remote, version, folder };
}

/** The contract after a change of one of its sources. Every pattern must be there. */
function changed(file: string, ...changes: [from: string, to: string][]): Offer {
  const path = join(copy, 'shared-contracts/src', file);
  const before = readFileSync(path, 'utf8');
  const after = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, before);
  writeFileSync(path, after);
  const offer = contractOffer(copy);
  writeFileSync(path, before);
  return offer;
}

beforeAll(() => {
  cpSync(join(root, 'shared-contracts'), join(copy, 'shared-contracts'), {
    recursive: true,
    filter: (path) => !/node_modules|\.cache/.test(path),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
});
beforeEach(() => {
  publish('1.0.0', usage);
  pointTo(site, remote, '1.0.0');
});
afterAll(() => [copy, site].forEach((folder) => rmSync(folder, { recursive: true })));

describe('what a remote uses of the contract', () => {
  it.each([
    ['what the shell brings', 'export draftKept', 'export useAppSelector'],
    ['endpoints, by their hooks', 'endpoint px.invitation', 'endpoint px.submitInvitation'],
    ['their calls', 'call GET px/invitation/:', 'call PUT px/invitation/:'],
    [
      'fields that it reads of answers',
      'field Invitation.attempts of domain/invitation',
      'field InvitedScan.scan.minPrice of domain/invitation',
    ],
    [
      "fields of the API's answers that the readers read",
      'field closedInfo.AttemptCount of wire/px',
      'field scanInfo.Prescriber.Phone of wire/px',
    ],
    ['fields of the session', 'field SessionUser.email of core/user', 'field SessionState.user of core/session'],
    ['routes that it leads to', 'route paths.patientLogin', 'route paths.tests'],
  ])('holds %s', (_what, ...members) => {
    const known = new Set(contractOffer(root).members);
    for (const member of members) expect([member, usage[member]]).toEqual([member, expect.stringMatching(/^mfe-invitation\/src\//)]);
    for (const member of members) expect([member, known.has(member)]).toEqual([member, true]);
  });

  it('leaves out what it does not use', () => {
    expect(usage).not.toHaveProperty(['endpoint ic-portal.dashboard']);
    expect(usage).not.toHaveProperty(['route paths.refunds']);
  });

  it('is offered, all of it, by the contract that it was built with', () => {
    expect(() => requireLiveRemotesFit(site, contractOffer(root))).not.toThrow();
  });
});

describe('the release of a contract or a shell', () => {
  test.each<[string, Offer['members'][number], () => Offer]>([
    ['an endpoint that is gone', 'endpoint px.submitInvitation', () => changed('api/px.ts', ['submitInvitation:', 'sendInvitation:'])],
    ['a call that is gone', 'call PUT px/invitation/:', () => changed('wire/px.ts', ["'PUT px/invitation/", "'PUT px/invite/"])],
    [
      'a field of an answer that is gone',
      'field closedInfo.AttemptCount of wire/px',
      () => changed('wire/px.ts', ['AttemptCount', 'Attempts']),
    ],
    [
      'a field of the domain that is gone',
      'field Invitation.attempts of domain/invitation',
      () => changed('domain/invitation.ts', ['attempts: number', 'tries: number']),
    ],
    ['a route that is gone', 'route paths.patientLogin', () => changed('core/paths.ts', ['patientLogin:', 'patientSignIn:'])],
    [
      'an export of the core that is gone',
      'export useEnterAs',
      () => changed('index.ts', ["export { useEnterAs } from './core/enter-as';", '']),
    ],
  ])('is refused for %s, with remote, version, member and file', (_what, member, offer) => {
    expect(() => requireLiveRemotesFit(site, offer())).toThrow(`${remote} 1.0.0 uses ${member} (${usage[member]})`);
  });

  it('is taken when it only adds', () => {
    const offer = changed('domain/invitation.ts', ['attempts: number;', 'attempts: number;\n  sender?: string;']);
    expect(offer.members).toContain('field Invitation.sender of domain/invitation');
    expect(() => requireLiveRemotesFit(site, offer)).not.toThrow();
  });

  it('is taken when what went away was used by nobody', () => {
    expect(() => requireLiveRemotesFit(site, changed('core/paths.ts', ['refunds:', 'paybacks:']))).not.toThrow();
  });

  it('is refused for the sake of a canary, too, and taken once no live version uses the member', () => {
    const gone = () => changed('domain/invitation.ts', ['attempts: number', 'tries: number']);
    const rest = Object.fromEntries(Object.entries(usage).filter(([member]) => !member.startsWith('field Invitation.attempts')));
    publish('1.1.0', rest);
    canary(site, remote, '1.1.0', 10);
    expect(() => requireLiveRemotesFit(site, gone())).toThrow(`${remote} 1.0.0 uses`);
    pointTo(site, remote, '1.1.0');
    expect(() => requireLiveRemotesFit(site, gone())).not.toThrow();
    canary(site, remote, '1.0.0', 1);
    expect(() => requireLiveRemotesFit(site, gone())).toThrow(`${remote} 1.0.0 uses`);
  });

  it('is refused when a live version asks for another range, or does not say what it uses', () => {
    const next = changed('core/contract-version.ts', ["'1.0.0'", "'2.0.0'"]);
    expect(() => requireLiveRemotesFit(site, next)).toThrow(`${remote} 1.0.0 is made for contract ^1.0.0, not for 2.0.0`);
    publish('0.9.0', undefined);
    pointTo(site, remote, '0.9.0');
    expect(() => requireLiveRemotesFit(site, contractOffer(root))).toThrow(`${remote} 0.9.0 does not say what it uses`);
  });
});

describe('the release of a remote', () => {
  it('is refused when the live shell or contract lacks what it uses, and names that', () => {
    const version = publish('1.2.0', { ...usage, 'export useLater': 'mfe-invitation/src/routes.tsx' });
    expect(() => requireFitsLive(site, version)).not.toThrow();
    mkdirSync(join(site, 'shell/1.0.0'), { recursive: true });
    writeFileSync(join(site, 'shell/1.0.0', offerFile), JSON.stringify(contractOffer(root)));
    writeFileSync(join(site, 'shell/live.json'), JSON.stringify({ version: '1.0.0' }));
    expect(() => requireFitsLive(site, version)).toThrow(
      /shell 1\.0\.0 lacks .*\n {2}mfe-invitation 1\.2\.0 uses export useLater \(mfe-invitation\/src\/routes\.tsx\)/,
    );
    expect(() => requireFitsLive(site, publish('1.3.0', usage))).not.toThrow();
    const contract = publishContract(site, changed('api/px.ts', ['submitInvitation:', 'sendInvitation:']));
    expect(() => requireFitsLive(site, publish('1.3.0', usage))).toThrow(`shared-contracts ${contract} lacks`);
  });
});
