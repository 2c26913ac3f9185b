import { paths } from '@scanharbor/shared-contracts';
import { press, within } from '../support/find';

/** /providers/test/{identifier}: a request, and the way to its appointment. */
export const testPage = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const selected = () => on.$('section[aria-labelledby=selected-title]');
  const freeTimes = () => on.$$('fieldset input[type=radio]:enabled');
  const pickTime = async (place: number) => {
    await press(find.button('Pick a time'));
    await freeTimes()[place]!.waitForExist();
    await press(freeTimes()[place]!.parentElement());
  };
  return {
    open: (requestId: number, tab?: string) => on.url(paths.test(requestId, tab)),
    openAvailability: () => press(find.tab('Availability')),
    heading: () => on.$('main h1'),
    stepHeading: () => on.$('main h2'),
    freeTimes,
    pickTime,
    toLocation: () => press(find.button('Continue to location')),
    locations: () => on.$$('[role=radiogroup] input[type=radio]'),
    pickLocation: (name: string) => press(on.$(`//*[@role='radiogroup']//label[contains(normalize-space(.), '${name}')]`)),
    toConfirmation: () => press(find.button('Continue to confirm')),
    selected,
    book: () => find.button('Book appointment'),
    booked: () => find.heading('This request is booked'),
    conflict: () => on.$("//*[@role='alert'][.//h3]"),
    nextFree: () => on.$("//button[starts-with(normalize-space(.), 'Take ')]"),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => press(find.button('OK')),
    /** From the overview to the confirmation, with the n-th free time. */
    choose: async (location: string, time = 0) => {
      await pickTime(time);
      await press(find.button('Continue to location'));
      await press(on.$(`//*[@role='radiogroup']//label[contains(normalize-space(.), '${location}')]`));
      await press(find.button('Continue to confirm'));
    },
  };
};
