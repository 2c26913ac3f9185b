import { paths } from '@scanharbor/shared-contracts';
import { fill, clickWhenReady, within } from '../support/find';

/** /px-scan-request: completes an invited patient's request. */
export const invitationPage = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  return {
    open: (invitationId: string) => on.url(paths.invitation(invitationId)),
    heading: () => on.$('main h1'),
    stepHeading: () => on.$('main h2'),
    confirmBirthDate: async (month: string, day: string, year: string) => {
      await find.field('Year').selectByVisibleText(year);
      await find.field('Month').selectByVisibleText(month);
      await find.field('Day').selectByVisibleText(day);
      await clickWhenReady(find.button('Confirm'));
    },
    continueAsGuest: () => clickWhenReady(find.button('Continue as guest')),
    choosePayment: (method: 'Self-pay' | 'Insurance') => clickWhenReady(find.choice(method)),
    zip: () => find.field('ZIP code'),
    chooseTime: (time: 'Flexible' | 'Custom date and time') => clickWhenReady(find.choice(time)),
    clickContinue: () => clickWhenReady(find.button('Continue')),
    checkAnswers: () => clickWhenReady(find.button('Check your answers')),
    submit: () => find.button('Submit request'),
    error: (text: string) => find.text(text),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => clickWhenReady(find.button('OK')),
    fillZip: (zip: string) => fill(find.field('ZIP code'), zip),
  };
};
