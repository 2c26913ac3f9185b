import { paths } from '@scanharbor/shared-contracts';
import { loginPage } from '../../pages/login.page';
import { accounts, demoPassword, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { control, outbox } from '../../support/control';
import { atPath, clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { openSecondBrowser } from '../../support/second-browser';

const newEmail = 'jordan.new@scanharbor.test';
const elevenMinutes = 11 * 60_000;
const page = () => within(browser);

/** Returns the path of the confirmation link in the mail to the address, or undefined without such a mail. */
async function readConfirmationLink(address: string) {
  const mail = (await outbox()).findLast(({ recipient }) => recipient === address);
  return /\/email\/confirm[^"\\\s]+/.exec(mail?.body ?? '')?.[0];
}

/** Enters the new email in the settings, with the password that it asks for. */
async function askForNewEmail() {
  await signInAs(accounts.patient);
  await browser.url(paths.settings('general'));
  await page().field('Email').waitForDisplayed();
  await control('clock', { advance: elevenMinutes });
  expectOnConsole(/patients\/user/);
  await fill(page().field('Email'), newEmail);
  await clickWhenReady(page().button('Save changes'));
  await $('[role=dialog]').waitForDisplayed();
  await fill(within(await $('[role=dialog]').getElement()).field('Current password'), demoPassword);
  await clickWhenReady(within(await $('[role=dialog]').getElement()).button('Continue'));
  await page().text(`We sent a link to ${newEmail}`).waitForDisplayed();
}

journey('A new email', (it) => {
  it('counts once its address confirms it; the old one is told, and other devices are signed out', async () => {
    await askForNewEmail();
    await checkScreen('new-email-waits');
    const notice = (await outbox()).findLast(({ recipient }) => recipient === accounts.patient);
    expect(notice?.subject).toContain('is about to change');
    expect(await readConfirmationLink(accounts.patient)).toBeUndefined();

    const phone = await openSecondBrowser();
    try {
      const link = await readConfirmationLink(newEmail);
      await phone.url(link ?? '');
      await clickWhenReady(within(phone).button('Confirm email'));
      await within(phone).text('Your email is confirmed.').waitForDisplayed();
    } finally {
      await phone.deleteSession();
    }
    expectOnConsole(/401/);
    await browser.refresh();
    await atPath('/');
    await browser.url(paths.patientLogin());
    await loginPage().signIn(newEmail, demoPassword);
    await atPath(paths.home());
  });

  it('stays as it was when the link is old, and says so', async () => {
    await askForNewEmail();
    const link = await readConfirmationLink(newEmail);
    await browser.url(link ?? '');
    await page().button('Confirm email').waitForDisplayed();
    await checkScreen('confirm-email');
    await clickWhenReady(page().button('Confirm email'));
    await page().text('Your email is confirmed.').waitForDisplayed();
    await checkScreen('confirm-email-done');
    expectOnConsole(/confirm_email/);
    await browser.url(link ?? '');
    await clickWhenReady(page().button('Confirm email'));
    await $('[role=alert]:not(:empty)').waitForDisplayed();
    await checkScreen('confirm-email-used');
    await browser.url(paths.settings('general'));
    await expect(page().field('Email')).toHaveValue(newEmail);
  });
});
