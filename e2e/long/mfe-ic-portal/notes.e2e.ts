import { testPage } from '../../pages/providers-test.page';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, fill, within } from '../../support/find';
import { expectOnConsole, journey } from '../../support/journey';
import { openSecondBrowser } from '../../support/second-browser';

/** A scheduled request of the practice of both staff members. */
const requestId = 1101;
const conflictTitle = 'Robin Hale changed this note while you edited it';

const noteButton = (text: string, on: WebdriverIO.Browser = browser) => within(on).button(`Edit note: ${text}`);

/** Opens a note in the editor and types more behind its text. */
async function appendToNote(text: string, addition: string, on: WebdriverIO.Browser = browser) {
  await clickWhenReady(noteButton(text, on));
  await within(on).field('Edit note').addValue(addition);
}

const save = (on: WebdriverIO.Browser = browser) => clickWhenReady(within(on).button('Save note'));

journey('A note that two staff members change', (it) => {
  it('names the other person, shows both texts, and is resolved by either text or a third one [IC-092]', async () => {
    const other = await openSecondBrowser();
    const conflict = () => $(`[role=group][aria-label='${conflictTitle}']`);
    try {
      await signInAs(accounts.admin);
      await signInAs(accounts.staff, other);
      expectOnConsole(/ic-update_note/);
      await testPage(other).open(requestId, 'comments');
      await within(other).field('New note').addValue('Called.');
      await save(other);
      await noteButton('Called.', other).waitForExist();
      await testPage().open(requestId, 'comments');

      const merged = 'Called twice by phone.';
      const ways = [
        { choice: 'Take theirs', from: 'Called.', outcome: 'Called. By phone.' },
        { choice: 'Keep mine', from: 'Called. By phone.', outcome: 'Called. By phone. No answer.' },
        { choice: 'Edit', from: 'Called. By phone. No answer.', outcome: merged },
      ];
      for (const { choice, from, outcome } of ways) {
        await testPage(other).open(requestId, 'comments');
        await appendToNote(from, ' No answer.');
        await appendToNote(from, ' By phone.', other);
        await save(other);
        await noteButton(`${from} By phone.`, other).waitForExist();
        await save();
        await conflict().waitForDisplayed();
        await expect(conflict()).toHaveText(expect.stringContaining(`${from} No answer.`));
        await expect(conflict()).toHaveText(expect.stringContaining(`${from} By phone.`));
        if (choice === 'Take theirs') await checkScreen('test-note-conflict');
        await clickWhenReady(conflict().$(`button=${choice}`));
        if (choice === 'Edit') {
          await fill(within(browser).field('Edit note'), merged);
          await save();
        }
        await noteButton(outcome).waitForExist();
      }

      await testPage(other).open(requestId, 'comments');
      await noteButton(merged, other).waitForExist();
      const comments = other.$('section[aria-labelledby=comments-title]');
      await expect(comments).toHaveText(expect.stringContaining('Edited by Dana Whitaker, '));
      await expect(comments).toHaveText(expect.stringContaining('Robin Hale, '));
      await checkScreen('test-note-history');
    } finally {
      await other.deleteSession();
    }
  });
});
