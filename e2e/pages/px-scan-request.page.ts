import { paths } from '@scanharbor/shared-contracts';
import { fill, press, within } from '../support/find';

/** /px-scan-request: an invited patient completes a request. */
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
      await press(find.button('Confirm'));
    },
    continueAsGuest: () => press(find.button('Continue as guest')),
    pay: (way: 'Self-pay' | 'Insurance') => press(find.choice(way)),
    zip: () => find.field('Zip code'),
    when: (time: 'Flexible' | 'Custom date and time') => press(find.choice(time)),
    goOn: () => press(find.button('Continue')),
    checkAnswers: () => press(find.button('Check your answers')),
    submit: () => find.button('Submit request'),
    error: (text: string) => find.text(text),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => press(find.button('OK')),
    fillZip: (zip: string) => fill(find.field('Zip code'), zip),
  };
};
