import { requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { checkScreen } from '../../support/check-screen';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { controlRows } from '../../support/control';

const goodCard = '4242424242424242';

journey('A patient with a wallet', (it) => {
  it('closes its sheet and keeps the card form, then pays the deposit on the screen with it', async () => {
    const find = within(browser);
    const flow = requestFlow();
    await signInAs(accounts.newPatient);
    await flow.open();
    await browser.execute((number) => localStorage.setItem('stripe-double.wallet', number), goodCard);
    await flow.describeScan('Self-pay (rate');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.clickContinue('Continue to your physician');
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await clickWhenReady(find.choice('I will bring the prescription'));
    await flow.clickContinue('Continue to payment');
    await find.button('Use Google Pay').waitForDisplayed();
    await checkScreen('wallet');
    const deposit = /When your appointment is confirmed\s+(\$\d+)/.exec(await $('main').getText())?.[1];
    await clickWhenReady(find.button('Use Google Pay'));
    const sheet = $('dialog[open]');
    await expect(sheet).toHaveText(expect.stringContaining(`${deposit}.00`));
    await clickWhenReady(find.button('Close sheet'));
    await expect(find.field('Full name on the card')).toBeDisplayed();
    await clickWhenReady(find.button('Use Google Pay'));
    await clickWhenReady(find.button('Pay'));
    await find.text('Visa ending in 4242 is saved.').waitForDisplayed();
    await flow.clickContinue('Check your answers');
    await clickWhenReady(flow.send());
    const requestId = await flow.requestId();
    const { requests = [] } = await controlRows();
    const row = requests.find(({ id }) => id === requestId);
    expect(row).toMatchObject({ card_last4: '4242', card_type: 'visa', payment_id: expect.stringMatching(/^pm_double_visa_4242_/) });
    expect(`$${String(row?.fee)}`).toBe(deposit);
  });
});
