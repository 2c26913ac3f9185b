import { paths } from '@scanharbor/shared-contracts';
import { clickNthChoice, clickWhenReady, within } from '../support/find';

/** /providers/test/{identifier}: a request and its booking wizard. */
export const testPage = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const selected = () => on.$('section[aria-labelledby=selected-title]');
  const freeTimes = () => on.$$('fieldset input[type=radio]:enabled');
  const pickTime = async (index: number) => {
    await clickWhenReady(find.button('Pick a time'));
    await clickNthChoice(freeTimes, index);
  };
  return {
    open: (requestId: number, tab?: string) => on.url(paths.test(requestId, tab)),
    openAvailability: () => clickWhenReady(find.tab('Availability')),
    heading: () => on.$('main h1'),
    stepHeading: () => on.$('main h2'),
    pickTime,
    continueToLocation: () => clickWhenReady(find.button('Continue to location')),
    locations: () => on.$$('[role=radiogroup] input[type=radio]'),
    pickLocation: (name: string) => clickWhenReady(on.$(`//*[@role='radiogroup']//label[contains(normalize-space(.), '${name}')]`)),
    continueToConfirmation: () => clickWhenReady(find.button('Continue to confirm')),
    selected,
    book: () => find.button('Book appointment'),
    booked: () => find.heading('This request is booked'),
    conflict: () => on.$("//*[@role='alert'][.//h3]"),
    nextFree: () => on.$("//button[starts-with(normalize-space(.), 'Use ')]"),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => clickWhenReady(find.button('OK')),
    /** Goes from the overview to the confirmation with the n-th free time. */
    choose: async (location: string, time = 0) => {
      await pickTime(time);
      await clickWhenReady(find.button('Continue to location'));
      await clickWhenReady(on.$(`//*[@role='radiogroup']//label[contains(normalize-space(.), '${location}')]`));
      await clickWhenReady(find.button('Continue to confirm'));
    },
  };
};
