import { createHmac } from 'node:crypto';
import { brand, paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword } from '../../support/accounts';
import { startChatProvider } from '../../support/chat-provider';
import { checkScreen } from '../../support/check-screen';
import { atPath, clickWhenReady, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { type Site, startSite } from '../../support/site';

const identityKey = 'chat-identity-key';
const contact = () => within(browser).link('Contact us');
const chat = () => $('aside[aria-label=Messages]');

journey('The live chat', (it) => {
  let provider: Awaited<ReturnType<typeof startChatProvider>>;
  let site: Site;

  before(async () => {
    provider = await startChatProvider();
    site = await startSite({ CHAT_URL: provider.scriptUrl, CHAT_KEY: 'website-1', CHAT_IDENTITY_KEY: identityKey });
    browser.options.baseUrl = site.origin;
  });
  after(async () => {
    provider.close();
    await site.stop();
  });

  const waitForMessage = (event: string) =>
    browser.waitUntil(() => provider.messages.findLast((message) => message.event === event), { timeoutMsg: `No message ${event}` });

  it('opens on a click, learns the page without its query, and belongs to the user until the sign-out [SH-145, SH-147]', async () => {
    // The policy blocks the style element of the provider's script; the shell adopts its rules.
    expectOnConsole(/style-src/);
    await browser.url(`${paths.scans()}?zip=10018`);
    await contact().waitForExist();
    expect(provider.requests).toEqual([]);
    await clickWhenReady(contact());
    await chat().waitForDisplayed();
    await checkScreen('chat-open');
    expect((await waitForMessage('set-custom-attributes')).customAttributes).toEqual({ page: paths.scans() });
    expect(provider.messages.map(({ event }) => event)).not.toContain('set-user');

    await clickWhenReady(within(browser).link('Sign in'));
    await atPath(paths.patientLogin());
    await loginPage().signIn(accounts.patient, demoPassword);
    const { identifier = '', user } = await waitForMessage('set-user');
    expect(user?.email).toBe(accounts.patient);
    expect(user?.identifier_hash).toBe(createHmac('sha256', identityKey).update(identifier).digest('hex'));
    await atPath(paths.home());
    // Calls of the home may still be under way when the session ends.
    expectOnConsole(/status of 401/);
    await clickWhenReady(within(browser).button('Sign out'));
    await atPath(paths.patientLogin());
    await browser.waitUntil(() => provider.requests.some((url) => url.endsWith('&reset=1')), { timeoutMsg: 'The chat was not reset' });
    await expect(chat()).not.toBeDisplayed();
  });

  it('says that it is not available, and leads to the help center from then on [SH-146]', async () => {
    expectOnConsole(/packs\/js\/sdk/);
    provider.state.isDown = true;
    await browser.url(paths.scans());
    await clickWhenReady(contact());
    await within(browser).text('The chat is not available right now.').waitForDisplayed();
    await expect(within(browser).link(brand.careTeamEmail)).toBeDisplayed();
    await checkScreen('chat-unavailable');
    await clickWhenReady(within(browser).button('Close'));
    await clickWhenReady(contact());
    await atPath(paths.about());
    await expect(within(browser).text('The chat is not available right now.')).not.toBeExisting();
    provider.state.isDown = false;
  });
});
