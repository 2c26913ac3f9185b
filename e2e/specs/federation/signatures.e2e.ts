import { generateKeyPairSync, sign } from 'node:crypto';
import { paths } from '@scanharbor/shared-contracts';
import { type Registry, signRegistry } from '@scanharbor/tools/release';
import { remoteFailure } from '../../pages/remote-failure.page';
import { requestFlow } from '../../pages/request-flow.page';
import { type FaultProxy, openFaultProxy } from '../../support/fault-proxy';
import { within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { axeViolations } from '../../support/check-screen';
import { openRegistryEditor } from '../../support/sign-page';
import { changeBrowser } from '../../support/new-profile';

const remote = 'mfe-marketing';

type Keys = Awaited<ReturnType<typeof openRegistryEditor>>['keys'];

/** Signs the entry of the remote by other keys or at another time, and no other one. */
function signEntry(registry: Registry, keys: Keys, at?: number): Registry {
  const { signatures } = signRegistry({ ...registry, signatures: undefined }, keys, at);
  const own = signatures?.remotes[remote];
  if (!registry.signatures || !own) throw new Error('The registry is not signed');
  return { ...registry, signatures: { ...registry.signatures, remotes: { ...registry.signatures.remotes, [remote]: own } } };
}

const foreignKey = generateKeyPairSync('ed25519').privateKey;

const editText = (registry: Registry, edit: (text: string) => string) => JSON.parse(edit(JSON.stringify(registry))) as Registry;

/** Changes of the registry that need no key. */
const changes: [what: string, change: (registry: Registry, keys: Keys) => Registry][] = [
  [
    'the URL of its entry',
    (registry) =>
      editText(registry, (text) => text.replace(/"url":"\/mfe-marketing\/[^"]*"/, '"url":"/mfe-marketing/0.9.0/remoteEntry.js"')),
  ],
  [
    'the integrity of its entry',
    (registry) => editText(registry, (text) => text.replace(/("mfe-marketing":\[\{.*?"sha384-)./, (_all, start: string) => `${start}0`)),
  ],
  [
    'the entry of another remote, which has its own',
    ({ microFrontends: { 'mfe-marketing': own = [], 'mfe-invitation': other = [], ...rest }, ...registry }) => ({
      ...registry,
      microFrontends: { ...rest, 'mfe-marketing': other, 'mfe-invitation': own },
    }),
  ],
  ['a signature that is cut off', (registry) => editText(registry, (text) => text.replace(/("mfe-marketing":\{[^}]*)....."\}/, '$1"}'))],
  [
    'the signature of a foreign key',
    (registry, keys) =>
      signEntry(registry, { ...keys, sign: (statement) => sign(null, Buffer.from(statement), foreignKey).toString('base64') }),
  ],
  ['the signature of another site', (registry, keys) => signEntry(registry, { ...keys, site: 'elsewhere' })],
];

journey('A registry that was changed after its release', (it) => {
  let site: FaultProxy;
  beforeEach(async () => {
    site = await openFaultProxy();
    // The page requests the released files early and then does not run them.
    expectOnConsole(/./);
  });

  async function expectOnlyRefused(code: string, title: string) {
    await browser.url(site.origin + paths.howItWorks());
    await expect(remoteFailure().element()).toHaveAttribute('data-fault', code);
    await expect(within(browser).heading(title)).toBeDisplayed();
    await expect(within(browser).button('Try again')).not.toBeExisting();
    await expect($('header nav')).toBeExisting();
    expect(await axeViolations()).toEqual([]);
    await browser.url(site.origin + paths.requestScan());
    await requestFlow().zip().waitForExist();
  }

  for (const [what, change] of changes) {
    it(`does not load a remote with ${what}, and all others work`, async () => {
      const { edit, keys } = await openRegistryEditor(site.origin);
      site.rewritePage((page) => edit(page, (registry) => change(registry, keys)));
      await expectOnlyRefused('signature', 'This part of the site was blocked for your security');
    });
  }

  it('does not load a remote of an older registry after a visit of the current one, and all others work', async () => {
    const { edit, keys } = await openRegistryEditor(site.origin);
    await browser.url(site.origin + paths.howItWorks());
    await expect($('main h1')).toHaveText('How it works');
    // What caches deliver shortly after a release is accepted.
    await changeBrowser(
      browser.addInitScript(() => {
        const { now } = Date;
        const laterMs = 48 * 60 * 60_000;
        Date.now = () => now() + laterMs;
      }),
    );
    site.rewritePage((page) => edit(page, (registry) => signEntry(registry, keys, 1_000)));
    await expectOnlyRefused('outdated', 'This part of the site is out of date');
  });
});
